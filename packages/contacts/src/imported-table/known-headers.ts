import { normalizeText } from '../normalize-values.ts';
import { type ColumnField, isColumnField } from './column-fields.ts';
import apple from './programs/apple.json' with { type: 'json' };
import cardsift from './programs/cardsift.json' with { type: 'json' };
import google from './programs/google.json' with { type: 'json' };
import hubspot from './programs/hubspot.json' with { type: 'json' };
import linkedin from './programs/linkedin.json' with { type: 'json' };
import outlookEnglish from './programs/outlook-english.json' with { type: 'json' };
import outlookFrench from './programs/outlook-french.json' with { type: 'json' };
import outlookGerman from './programs/outlook-german.json' with { type: 'json' };
import outlookSpanish from './programs/outlook-spanish.json' with { type: 'json' };
import plain from './programs/plain.json' with { type: 'json' };
import salesforce from './programs/salesforce.json' with { type: 'json' };
import thunderbird from './programs/thunderbird.json' with { type: 'json' };

/** The headers of one program, without case and punctuation, and their fields. */
export type KnownHeaders = ReadonlyMap<string, ColumnField>;

export const OWN_HEADERS = readProgram(cardsift);

/** Plain words come first: if two programs know equally many headers of a table, the earlier one is used. */
export const PROGRAMS: readonly KnownHeaders[] = [
  readProgram(plain),
  OWN_HEADERS,
  ...[
    google,
    outlookEnglish,
    outlookGerman,
    outlookFrench,
    outlookSpanish,
    thunderbird,
    linkedin,
    hubspot,
    salesforce,
    apple,
  ].map(readProgram),
];

function readProgram(headers: Record<string, string>): KnownHeaders {
  const fields = Object.entries(headers).map(([header, field]) => {
    if (!isColumnField(field)) throw new Error(`“${header}” has an unknown field, ${field}`);
    return [generalize(normalizeText(header.replace('#', '0'))), field] as const;
  });
  return new Map(fields);
}

/** In characters. Anything longer is not a header. */
const LONGEST_HEADER = 100;

/** The field of a header in a program. `Phone # - Value` stands for any `Phone 1 - Value`. */
export function fieldIn(program: KnownHeaders, header: string): ColumnField | undefined {
  if (header === '' || header.length > LONGEST_HEADER) return undefined;
  const normal = normalizeText(header);
  return program.get(normal) ?? program.get(generalize(normal));
}

export function isKnownHeader(header: string): boolean {
  return PROGRAMS.some((program) => fieldIn(program, header) !== undefined);
}

function generalize(header: string): string {
  return header.replace(/\d+/, '#');
}
