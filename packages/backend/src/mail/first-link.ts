/** The first http(s) address in a plain text, without the punctuation that may follow it. */
export function firstLink(text: string): string | undefined {
  return /https?:\/\/[^\s<>"]+/.exec(text)?.[0].replace(/[.,)\]]+$/, '');
}
