/** Who owns a work that is shipped with ours, and under which terms. */
export interface Notice {
  name: string;
  version: string;
  /** An SPDX expression such as `MIT OR Apache-2.0`. Empty if the authors name none. */
  license: string;
  /** Where to get it. */
  source: string;
  /**
   * What the license requires us to pass on: copyright and terms in full. Empty if we know of none.
   */
  text: string;
}
