/** The value of a variable. Windows' names have no case, but a plain object's do. */
export function valueOf(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  windows: boolean,
): string | undefined {
  if (!windows || env[name] !== undefined) return env[name];
  const key = Object.keys(env).find((other) => other.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : env[key];
}
