/** A parameter as the text that Postgres reads. Bytes stay bytes. The server knows the type. */
export function writeValue(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return writeArray(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A Postgres array. An array meant as JSON has to come as JSON text. */
function writeArray(values: unknown[]): string {
  const items = values.map((value) => {
    if (Array.isArray(value)) return writeArray(value);
    const text = writeValue(value);
    if (text === null) return 'NULL';
    return `"${text.toString().replace(/["\\]/g, '\\$&')}"`;
  });
  return `{${items.join(',')}}`;
}
