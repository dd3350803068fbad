/** Collects versions by package name. */
export function createCollection(): {
  add(name: string, version: string): void;
  all: Map<string, Set<string>>;
} {
  const all = new Map<string, Set<string>>();
  return {
    all,
    add(name, version) {
      const known = all.get(name);
      if (known === undefined) all.set(name, new Set([version]));
      else known.add(version);
    },
  };
}

/** `name@version` cut at the `@` that is not the scope's. */
export function splitDescriptor(descriptor: string): { name: string; version: string } | undefined {
  const at = descriptor.indexOf('@', 1);
  return at < 0 ? undefined : { name: descriptor.slice(0, at), version: descriptor.slice(at + 1) };
}
