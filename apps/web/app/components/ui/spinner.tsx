import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

interface SpinnerProps {
  /** What is being waited for; read out, not shown. */
  label?: string;
  /** Size and color; 20 px by default. */
  className?: string;
}

export function Spinner({ label = 'Loading', className = 'size-5' }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex">
      <LoaderCircle className={clsx('animate-spin', className)} aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** A spinner in the middle of an otherwise empty page. */
export function PageSpinner({ label }: Pick<SpinnerProps, 'label'>) {
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner label={label} className="size-8 text-primary" />
    </div>
  );
}
