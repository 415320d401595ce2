/**
 * Fits how often a chosen value is right, on pictures whose cards no lesson showed, and writes
 * `packages/card-reader/src/understand/contact/trust.json`: `node training/understanding/fit-trust.ts VALUES.jsonl`.
 * `write-values.ts` writes that file: `{field, features, exact}` for each value.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const value = z.object({
  field: z.enum(['name', 'title', 'organization']),
  features: z.array(z.number()),
  exact: z.boolean(),
});
type Value = z.infer<typeof value>;

/** Gradient descent on the log loss. There are a dozen weights and some thousand values. */
const STEPS = 4000;
const RATE = 0.3;
/** L2 penalty: keeps a weight near 0 unless the values support it. */
const DECAY = 0.002;

/** From which trust on a value is called sure, and how many of these may be wrong. */
const SURE = 0.9;
const WRONG = 0.03;
/** By how much, in natural logarithms of odds, all trust is lowered at a time until no more are. */
const DOUBT = 0.05;

const [file = ''] = process.argv.slice(2);
const values = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('{'))
  .map((line) => value.parse(JSON.parse(line)));

const count = values[0]?.features.length ?? 0;
const scales = Array.from({ length: count }, (_, i) =>
  Math.max(
    1e-6,
    Math.hypot(...values.map(({ features }) => features[i] ?? 0)) / Math.sqrt(values.length),
  ),
);
const fields = { name: 0, title: 0, organization: 0 };
const weights = Array<number>(count).fill(0);
const oddsOf = ({ field, features }: Value) =>
  features.reduce((sum, x, i) => sum + (x / (scales[i] ?? 1)) * (weights[i] ?? 0), fields[field]);

const trustOf = (value: Value) => 1 / (1 + Math.exp(-oddsOf(value)));

for (let step = 0; step < STEPS; step++) {
  const slopes = weights.map((weight) => weight * DECAY);
  const ofFields = { name: 0, title: 0, organization: 0 };
  for (const each of values) {
    const off = (trustOf(each) - Number(each.exact)) / values.length;
    ofFields[each.field] += off;
    each.features.forEach((x, i) => {
      slopes[i] = (slopes[i] ?? 0) + (off * x) / (scales[i] ?? 1);
    });
  }
  slopes.forEach((slope, i) => {
    weights[i] = (weights[i] ?? 0) - RATE * slope;
  });
  for (const field of Object.keys(fields) as (keyof typeof fields)[])
    fields[field] -= RATE * ofFields[field];
}

function wrongOfSure(): number {
  const sure = values.filter((each) => trustOf(each) >= SURE);
  return sure.filter(({ exact }) => !exact).length / Math.max(1, sure.length);
}
while (wrongOfSure() > WRONG)
  for (const field of Object.keys(fields) as (keyof typeof fields)[]) fields[field] -= DOUBT;

const rounded = (number: number) => Number(number.toFixed(3));
const to = new URL('../../packages/card-reader/src/understand/contact/trust.json', import.meta.url);
writeFileSync(
  to,
  `${JSON.stringify({
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, bias]) => [field, rounded(bias)]),
    ),
    features: weights.map((weight, i) => rounded(weight / (scales[i] ?? 1))),
  })}\n`,
);
console.log(readFileSync(to, 'utf8'));
