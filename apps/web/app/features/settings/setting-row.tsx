import type { ReactNode } from 'react';

interface SettingRowProps {
  title: string;
  /** Names the title for the control's `aria-labelledby`, and its explanation with `-note` behind. */
  id?: string;
  description: ReactNode;
  children?: ReactNode;
}

/** One setting: what it is, what it does, and its control. */
export function SettingRow({ title, id, description, children }: SettingRowProps) {
  return (
    <div className="flex flex-col gap-3 py-5 first:pt-0 last:pb-0 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
      <div className="flex min-w-0 flex-col gap-1">
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        <div id={id && `${id}-note`} className="max-w-prose text-sm text-muted-foreground">
          {description}
        </div>
      </div>
      {children && <div className="shrink-0">{children}</div>}
    </div>
  );
}
