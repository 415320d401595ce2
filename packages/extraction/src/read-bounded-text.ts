/**
 * The text of an answer with at most `limit` bytes.
 *
 * @param tooLarge makes the error for a larger one
 */
export async function readBoundedText(
  response: Response,
  limit: number,
  tooLarge: () => Error,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
