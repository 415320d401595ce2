/** A toast as data, so that the rules that cause it can be tested without a screen. */
export interface Notice {
  title: string;
  description: string;
}
