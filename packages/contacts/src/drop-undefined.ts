type Present<T> = Partial<{ [K in keyof T]: NonNullable<T[K]> }>;

/** Turns absent values into absent keys. */
export const dropUndefined = <T extends object>(values: T): Present<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Present<T>;
