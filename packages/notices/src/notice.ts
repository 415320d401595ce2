/** Whose a work is that travels with ours, and on which terms. */
export interface Notice {
  name: string;
  version: string;
  /** An SPDX expression such as `MIT OR Apache-2.0`; empty where its authors name none. */
  license: string;
  /** Where it can be had. */
  source: string;
  /** What its license asks to be passed on: copyright and terms in full. Empty where we know of none. */
  text: string;
}
