/** A directory that has been deleted has no name, and a user without an entry no home. Neither stops a session. */
export function safely(read: () => string): string | undefined {
  try {
    return read() || undefined;
  } catch {
    return undefined;
  }
}
