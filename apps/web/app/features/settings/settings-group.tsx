import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '#app/components/ui/card.tsx';

interface SettingsGroupProps {
  title: string;
  icon: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function SettingsGroup({ title, icon: Icon, className, children }: SettingsGroupProps) {
  return (
    <Card className={className}>
      <CardHeader>
        <CardTitle className="flex items-center gap-2">
          <Icon className="size-5" aria-hidden="true" />
          {title}
        </CardTitle>
      </CardHeader>
      <CardContent className="divide-y divide-border">{children}</CardContent>
    </Card>
  );
}
