const OPERATORS = {
  eq: (value: string, wanted: string) => value === wanted,
  neq: (value: string, wanted: string) => value !== wanted,
  lt: (value: string, wanted: string) => compare(value, wanted) < 0,
  lte: (value: string, wanted: string) => compare(value, wanted) <= 0,
  gt: (value: string, wanted: string) => compare(value, wanted) > 0,
  gte: (value: string, wanted: string) => compare(value, wanted) >= 0,
  in: (value: string, wanted: string) => wanted.slice(1, -1).split(',').includes(value),
};

export interface RowFilter {
  column: string;
  matches(value: unknown): boolean;
}

const FORM = /^(\w+)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/s;

/** Parses `user_id=eq.…`, the filter of a subscription. Null if it does not have that form. */
export function parseRowFilter(text: string): RowFilter | null {
  const [, column, operator, wanted] = FORM.exec(text) ?? [];
  if (!column || !operator || wanted === undefined) return null;
  if (operator === 'in' && !/^\(.*\)$/s.test(wanted)) return null;
  const holds = OPERATORS[operator as keyof typeof OPERATORS];
  // As in SQL, no comparison with null is true.
  return { column, matches: (value) => value != null && holds(String(value), wanted) };
}

function compare(left: string, right: string): number {
  const difference = Number(left) - Number(right);
  if (!Number.isNaN(difference)) return difference;
  return left < right ? -1 : Number(left > right);
}
