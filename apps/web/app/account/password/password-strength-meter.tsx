import { Check, X } from 'lucide-react';
import { cn } from '#app/components/ui/cn.ts';
import { findPasswordProblems, judgePassword } from './password-rules.ts';

const LOOKS = {
  weak: { label: 'Weak', bar: 'bg-destructive', text: 'text-destructive-text' },
  medium: { label: 'Medium', bar: 'bg-accent', text: 'text-warning' },
  strong: { label: 'Strong', bar: 'bg-success', text: 'text-success' },
} as const;

/** How good the password is so far, and what it still needs. Empty until something is typed. */
export function PasswordStrengthMeter({ password }: { password: string }) {
  if (password === '') return null;
  const { score, strength } = judgePassword(password);
  const problems = findPasswordProblems(password);
  const look = LOOKS[strength];
  return (
    <div aria-live="polite" className="flex flex-col gap-2 text-sm">
      <div className="flex items-center gap-3">
        <div aria-hidden="true" className="grid flex-1 grid-cols-5 gap-1">
          {[1, 2, 3, 4, 5].map((step) => (
            <span
              key={step}
              className={cn('h-1.5 rounded-full', step <= score ? look.bar : 'bg-track')}
            />
          ))}
        </div>
        <p>
          <span className="sr-only">Password strength: </span>
          <span className={cn('font-medium', look.text)}>{look.label}</span>
        </p>
      </div>
      {problems.length === 0 ? (
        <p className="flex items-center gap-1.5 text-success">
          <Check className="size-4" aria-hidden="true" /> Password meets all requirements
        </p>
      ) : (
        <ul className="flex flex-col gap-1 text-muted-foreground">
          {problems.map((problem) => (
            <li key={problem} className="flex items-start gap-1.5">
              <X className="mt-0.5 size-4 shrink-0 text-destructive-text" aria-hidden="true" />{' '}
              {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
