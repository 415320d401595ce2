import { strToU8, zipSync } from 'fflate';

/** A workbook with one sheet. `day` formats a number as a date. */
export function makeXlsx(rows: (string | number | { day: number } | null)[][]): ArrayBuffer {
  const cell = (value: (typeof rows)[number][number], column: number, row: number) => {
    const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    if (value === null) return '';
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
    if (typeof value === 'object') return `<c ${at} s="1"><v>${value.day}</v></c>`;
    return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
  };
  const sheet = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((one, at) => cell(one, at, row)).join('')}</row>`,
  );
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="People" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet.join('')}</sheetData></worksheet>`,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(entries)).buffer as ArrayBuffer;
}
