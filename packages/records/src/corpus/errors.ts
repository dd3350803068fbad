/** The code of a file system error, such as `ENOENT`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function isPermissionError(error: unknown): boolean {
  return ['EACCES', 'EPERM'].includes(codeOf(error));
}
