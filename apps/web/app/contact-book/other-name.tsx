import { cn } from '#app/components/ui/cn.ts';

interface OtherNameProps {
  name: string | undefined;
  className?: string;
}

/** A contact's name in its other script, below the one that comes first; nothing where there is none. */
export function OtherName({ name, className }: OtherNameProps) {
  if (!name) return null;
  return (
    <p className={cn('text-sm text-muted-foreground wrap-anywhere', className)}>
      <span className="sr-only">Also written </span>
      {name}
    </p>
  );
}
