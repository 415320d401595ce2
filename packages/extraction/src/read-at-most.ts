/**
 * The text of an answer, as long as it is no larger than `limit` bytes.
 * @param tooLarge what to throw where it is
 */
export async function readAtMost(
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
