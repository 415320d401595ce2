interface RetentionChoice {
  days: number | null;
  label: string;
}

export const retentionChoices: readonly RetentionChoice[] = [
  { days: null, label: 'Keep for ever' },
  { days: 30, label: 'After 30 days' },
  { days: 90, label: 'After 90 days' },
  { days: 180, label: 'After 180 days' },
  { days: 365, label: 'After 1 year' },
  { days: 730, label: 'After 2 years' },
  { days: 1825, label: 'After 5 years' },
];

/** The choices, with the stored rule among them when another client has set one of its own. */
export function choicesWith(stored: number | null): readonly RetentionChoice[] {
  if (retentionChoices.some(({ days }) => days === stored)) return retentionChoices;
  return [...retentionChoices, { days: stored, label: `After ${stored} days` }];
}
