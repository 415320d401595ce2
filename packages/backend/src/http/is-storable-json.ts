/**
 * Whether bytes are a JSON object whose texts Postgres can store: without NUL and without unpaired surrogates.
 */
export function isStorableJson(bytes: Uint8Array): boolean {
  try {
    const sent: unknown = JSON.parse(
      new TextDecoder().decode(bytes),
      (name: string, value: unknown) => {
        for (const text of [name, value]) {
          if (typeof text === 'string' && !isStorable(text)) throw new Error('Not storable');
        }
        return value;
      },
    );
    return typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  } catch {
    return false;
  }
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
