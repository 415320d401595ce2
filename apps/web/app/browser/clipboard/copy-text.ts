/** Puts a text into the clipboard; false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('The clipboard refused', error);
    return false;
  }
}

/** What is said then, title and description. */
export const COPY_FAILED = [
  'Copy Failed',
  'Your browser did not let us use the clipboard.',
] as const;
