/** Writes a PDF of these objects, numbered from 1. The first is its catalog (ISO 32000-2, 7.5). */
export function writePdf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (...pieces: (string | Buffer)[]) => {
    for (const piece of pieces) {
      const bytes = Buffer.from(piece);
      parts.push(bytes);
      at += bytes.length;
    }
  };
  for (const [i, object] of objects.entries()) {
    offsets.push(at);
    add(`${i + 1} 0 obj\n`, object, '\nendobj\n');
  }
  const xref = at;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`, ...entries);
  add(
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\n`,
    `startxref\n${xref}\n%%EOF\n`,
  );
  return Buffer.concat(parts);
}

export const streamObject = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** Writes this many pages of a card's size, which share one content stream. */
export function pdfOfPages(count: number, content: Buffer, trailer?: string): Buffer {
  const kids = Array.from({ length: count }, (_, i) => `${i + 4} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 241 156] /Contents 3 0 R >>';
  return writePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`,
      content,
      ...Array<string>(count).fill(page),
    ],
    trailer,
  );
}
