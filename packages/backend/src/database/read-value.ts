import { parse } from 'postgres-array';

/** Postgres's type numbers, as in `pg_type.oid`. */
const READERS: Record<number, (text: string) => unknown> = {
  16: (text) => text === 't',
  17: (text) => Buffer.from(text.slice(2), 'hex'),
  20: readInteger,
  21: Number,
  23: Number,
  26: Number,
  114: JSON.parse,
  700: Number,
  701: Number,
  1700: readNumeric,
  3802: JSON.parse,
};

/** The element type of each array type. */
const ELEMENTS: Record<number, number> = {
  199: 114,
  1000: 16,
  1002: 18,
  1003: 19,
  1005: 21,
  1007: 23,
  1009: 25,
  1015: 1043,
  1016: 20,
  1028: 26,
  1115: 1114,
  1182: 1082,
  1185: 1184,
  1231: 1700,
  2951: 2950,
  3807: 3802,
};

/**
 * A value as Supabase Lite expects it from its drivers. Dates and times stay Postgres's text, which
 * is what JSON needs. So do numbers that JavaScript cannot represent.
 */
export function readValue(type: number, text: string): unknown {
  const element = ELEMENTS[type];
  if (element === undefined) return (READERS[type] ?? String)(text);
  return parse(text, (item) => readValue(element, item));
}

function readInteger(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

function readNumeric(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : text;
}
