/** Stands where a value was taken out of a line's text: what is left is cut there. */
export const CUT = '\uE000';

/** What an extractor found in one line's text, and the text without it. */
export interface Taken<T> {
  found: T[];
  rest: string;
}
