import readXlsxFile from 'read-excel-file/universal';

/** The rows of the first sheet in a workbook that is not empty, each cell as text. Rejects if it cannot be read. */
export async function readXlsx(workbook: ArrayBuffer): Promise<string[][]> {
  const sheets = await readXlsxFile(workbook);
  const sheet = sheets.find(({ data }) => data.length > 0);
  return (sheet?.data ?? []).map((row) => row.map(toText));
}

/** Days as `2026-04-20`, numbers with all digits. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' && Number.isSafeInteger(cell)) return BigInt(cell).toString();
  return String(cell);
}
