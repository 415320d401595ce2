import { describe, expect, it } from 'vitest';
import { linesOfTable } from './tesseract-cli.ts';

describe('linesOfTable', () => {
  it('joins the words of a line and the boxes around them', () => {
    const table = [
      'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
      '4\t1\t1\t1\t1\t0\t10\t20\t100\t12\t-1\t',
      '5\t1\t1\t1\t1\t1\t10\t22\t40\t10\t75\tImogen',
      '5\t1\t1\t1\t1\t2\t60\t20\t50\t12\t25\tAshworth',
      '5\t1\t1\t1\t2\t1\t10\t40\t30\t9\t75\tDirector',
    ].join('\n');
    expect(linesOfTable(table)).toEqual([
      { text: 'Imogen Ashworth', left: 10, top: 20, right: 110, bottom: 32, confidence: 0.5 },
      { text: 'Director', left: 10, top: 40, right: 40, bottom: 49, confidence: 0.75 },
    ]);
  });
});
