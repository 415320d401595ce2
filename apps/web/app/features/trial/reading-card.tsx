import { Card, CardContent } from '#app/components/ui/card.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';

export function ReadingCard() {
  return (
    <Card>
      <CardContent className="flex flex-col items-center gap-4 py-16 text-center">
        <Spinner label="" className="size-8 text-primary" />
        <p aria-live="polite">Reading your card…</p>
      </CardContent>
    </Card>
  );
}
