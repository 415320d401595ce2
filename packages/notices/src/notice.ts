/** Who owns a work that travels with ours, and on which terms. */
export interface Notice {
  name: string;
  version: string;
  /** An SPDX expression such as `MIT OR Apache-2.0`. Empty where the authors name none. */
  license: string;
  /** Where it can be had. */
  source: string;
  /** What the license asks us to pass on: copyright and terms in full. Empty where we know of none. */
  text: string;
}
