/** Makes a value when it is first asked for, and keeps it: a reader is ready before it needs every word it knows. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
