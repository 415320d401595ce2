/** Makes a value on first use and keeps it, so that a reader is ready before all its word lists are. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
