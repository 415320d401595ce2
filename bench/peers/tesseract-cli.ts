import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { BenchReader } from './bench-reader.ts';
import { readingOfBoxes, type TextBox } from './reading-of-boxes.ts';

/** Debian's `tesseract` with its English data. Undefined if it is not installed. */
export function findTesseractCli(): BenchReader | undefined {
  if (spawnSync('tesseract', ['--version']).status !== 0) return undefined;
  return {
    name: 'tesseract',
    async read(jpeg) {
      // One thread, because on few cores several wait for each other longer than they work.
      const child = spawn('tesseract', ['stdin', 'stdout', '-l', 'eng', 'tsv'], {
        stdio: ['pipe', 'pipe', 'ignore'],
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      });
      const closed = once(child, 'close');
      child.stdin.end(jpeg);
      const table = await text(child.stdout);
      await closed;
      return readingOfBoxes(linesOfTable(table));
    },
    close: () => Promise.resolve(),
  };
}

/** Words in Tesseract's table (level 5), joined to the lines that columns 2 to 5 number. */
export function linesOfTable(table: string): TextBox[] {
  const lines = new Map<string, TextBox[]>();
  for (const row of table.split('\n').slice(1)) {
    const cells = row.split('\t');
    if (cells[0] !== '5') continue;
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells
      .slice(6, 11)
      .map(Number);
    const word = cells[11] ?? '';
    const line = cells.slice(1, 5).join('.');
    const box = { text: word, left, top, right: left + width, bottom: top + height };
    lines.set(line, [...(lines.get(line) ?? []), { ...box, confidence: confidence / 100 }]);
  }
  return [...lines.values()].map(joinWords);
}

function joinWords(words: TextBox[]): TextBox {
  return {
    text: words.map((word) => word.text).join(' '),
    left: Math.min(...words.map((word) => word.left)),
    top: Math.min(...words.map((word) => word.top)),
    right: Math.max(...words.map((word) => word.right)),
    bottom: Math.max(...words.map((word) => word.bottom)),
    confidence: words.reduce((sum, word) => sum + word.confidence, 0) / words.length,
  };
}
