/** 1 for what is so, 0 for what is not. */
export const on = (condition: boolean) => (condition ? 1 : 0);
export const within = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(high, value));
