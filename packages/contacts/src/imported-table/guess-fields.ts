import { normalizeText } from '../normalize-values.ts';
import type { ColumnField } from './column-fields.ts';
import { fieldIn, OWN_HEADERS, PROGRAMS } from './known-headers.ts';
import { isBareTitle, isNameTitle } from './name-titles.ts';
import type { Column } from './table.ts';

/**
 * Guesses the content of each column: by the header words of the program that knows the most headers, then by any
 * other program's, then by the values. What is still unknown goes into the note.
 */
export function guessFields(columns: readonly Column[]): ColumnField[] {
  const counts = PROGRAMS.map(
    (program) => columns.filter(({ header }) => fieldIn(program, header) !== undefined).length,
  );
  const best = PROGRAMS[counts.indexOf(Math.max(...counts))];
  const programs = best ? [best, ...PROGRAMS] : PROGRAMS;
  const fields = columns.map((column) => {
    for (const program of programs) {
      const field = fieldIn(program, column.header);
      if (field !== undefined) return field;
    }
    return guessByValues(column);
  });
  // Our own export is unambiguous: “Mag.” under Title is a job there.
  return best === OWN_HEADERS ? fields : settleTitles(columns, settleNames(fields));
}

function guessByValues({ samples }: Column): ColumnField {
  const all = (pattern: RegExp) =>
    samples.length > 0 && samples.every((sample) => pattern.test(sample));
  if (all(/^[^@]+@[^@\s]+$/)) return 'email';
  if (all(/^https?:\/\/\S+$/i)) return 'url';
  if (all(/^\+\d[\d ()/.-]{6,}$/)) return 'phone';
  return 'keep';
}

/** Beside `Vorname`, `Name` is the family name. Beside `Apellidos`, `Nombre` is the given name. */
function settleNames(fields: ColumnField[]): ColumnField[] {
  const [hasGiven, hasFamily] = [fields.includes('given'), fields.includes('family')];
  if (hasGiven === hasFamily) return fields;
  const rest = hasGiven ? 'family' : 'given';
  return fields.map((field) => (field === 'name' ? rest : field));
}

/**
 * A column `Title` holds honorifics (“Dr.”) if another column has the job, or if it holds nothing else. French
 * Outlook calls both `Titre`, and the first is the one before the name.
 */
function settleTitles(columns: readonly Column[], fields: ColumnField[]): ColumnField[] {
  const titles = fields.flatMap((field, index) => (field === 'title' ? [index] : []));
  const bare = titles.filter((index) => isBareTitle(columns[index]?.header ?? ''));
  return fields.map((field, index) => {
    if (!bare.includes(index)) return field;
    const samples = columns[index]?.samples ?? [];
    const says =
      samples.length > 0 && samples.every((sample) => isNameTitle(normalizeText(sample)));
    const others = titles.filter((title) => title !== index);
    const isFirst = others.every((other) => !bare.includes(other) || other > index);
    return says || (others.length > 0 && isFirst) ? 'prefix' : field;
  });
}
