/** Milliseconds: Safari reads the address only after the click has returned. */
const KEEP_MS = 10_000;

/** Has the browser save a file under this name. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  saveAddress(name, url);
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

/** Excel reads a CSV as UTF-8 only when it begins with a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Has the browser save a table. */
export function saveCsv(name: string, csv: string): void {
  saveFile(name, 'text/csv;charset=utf-8', BYTE_ORDER_MARK + csv);
}

/** Makes the browser save the file at an address, such as a picture in a `data:` address. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
