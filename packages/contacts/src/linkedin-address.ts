/** The address of a person's LinkedIn profile among these, if there is one. */
export function findLinkedinAddress(urls: readonly string[]): string | undefined {
  return urls.find((url) => /^https?:\/\/(?:[\w-]+\.)*linkedin\.com\/(?:in|pub)\/./i.test(url));
}
