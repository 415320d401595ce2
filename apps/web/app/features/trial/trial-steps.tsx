import { clsx } from 'clsx';

const STEPS = ['Upload Card', 'See Results', 'Sign Up'];

/** Where somebody is in the demo; counted from 1. */
export function TrialSteps({ current }: { current: number }) {
  return (
    <ol aria-label="Steps" className="grid grid-cols-3 gap-2 text-sm">
      {STEPS.map((step, index) => {
        const number = index + 1;
        return (
          <li
            key={step}
            aria-current={number === current ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-2 border-t-4 pt-3',
              number <= current ? 'border-primary' : 'border-track text-muted-foreground',
            )}
          >
            <span className="font-semibold">{number}</span>
            <span className={clsx(number === current && 'font-semibold')}>{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
