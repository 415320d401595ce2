import { describeFont } from '@cardsift/invented-cards/fonts';
import { PDFDocument } from '@napi-rs/canvas';
import type { Picture } from './scanning-steps.ts';

export const PEOPLE = ['Tobias Ferrant', 'Imogen Bell'];

/** A PDF as for a printer: a card of 85 × 55 mm on each page. */
export function drawPdf(pages: number, name = 'cards.pdf'): Picture {
  const document = new PDFDocument();
  for (let page = 0; page < pages; page++) {
    const context = document.beginPage(241, 156);
    context.font = describeFont('open-sans', 700, 13);
    context.fillText(PEOPLE[page] ?? `Person ${page + 1}`, 16, 32);
    context.font = describeFont('open-sans', 400, 9);
    const lines = ['Regional Sales Manager', 'Orvane Logistics GmbH', `+49 171 392001${page % 10}`];
    for (const [i, line] of lines.entries()) context.fillText(line, 16, 58 + i * 20);
    document.endPage();
  }
  return { name, mimeType: 'application/pdf', buffer: document.close() };
}
