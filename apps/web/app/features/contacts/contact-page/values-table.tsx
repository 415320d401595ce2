import type { ComparedValue } from './compare-records.ts';

interface ValuesTableProps {
  /** What opens the table. */
  summary: string;
  /** What both columns are called. */
  left: string;
  right: string;
  values: readonly ComparedValue[];
}

/** Values of two states side by side, once somebody wants to see them. */
export function ValuesTable({ summary, left, right, values }: ValuesTableProps) {
  return (
    <details className="w-full">
      <summary className="w-fit cursor-pointer rounded-xs text-link focus-ring hover:underline">
        {summary}
      </summary>
      <table className="mt-2 w-full table-fixed text-left text-xs">
        <thead>
          <tr className="align-top text-muted-foreground">
            <th scope="col" className="w-24 py-1 pr-2 font-medium">
              <span className="sr-only">Field</span>
            </th>
            <th scope="col" className="py-1 pr-2 font-medium">
              {left}
            </th>
            <th scope="col" className="py-1 font-medium">
              {right}
            </th>
          </tr>
        </thead>
        <tbody>
          {values.map((value) => (
            <tr key={value.label} className="border-t border-border align-top">
              <th scope="row" className="py-1 pr-2 font-medium text-muted-foreground">
                {value.label}
              </th>
              <td className="py-1 pr-2 whitespace-pre-line">{value.left}</td>
              <td className="py-1 whitespace-pre-line">{value.right}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
