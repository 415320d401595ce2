import { Check, Minus } from 'lucide-react';
import { PLAN_ROWS } from './plans.ts';

export function ComparisonTable() {
  return (
    <section aria-labelledby="comparison" className="flex flex-col gap-4">
      <h2 id="comparison" className="font-display text-2xl font-semibold">
        Free and Pro compared
      </h2>
      <div className="overflow-x-auto rounded-xl border border-border bg-card">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-border">
              <th scope="col" className="p-3 font-semibold sm:p-4">
                Feature
              </th>
              <th scope="col" className="p-3 font-semibold sm:p-4">
                Free Plan
              </th>
              <th scope="col" className="p-3 font-semibold sm:p-4">
                Pro Plan
              </th>
            </tr>
          </thead>
          <tbody>
            {PLAN_ROWS.map(({ feature, free, pro }) => (
              <tr key={feature} className="border-b border-border last:border-0">
                <th scope="row" className="p-3 font-medium sm:p-4">
                  {feature}
                </th>
                <td className="p-3 sm:p-4">
                  <Cell value={free} />
                </td>
                <td className="p-3 sm:p-4">
                  <Cell value={pro} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon
        className={value ? 'size-5 text-link' : 'size-5 text-muted-foreground'}
        aria-hidden="true"
      />
      <span className="sr-only">{value ? 'Included' : 'Not included'}</span>
    </>
  );
}
