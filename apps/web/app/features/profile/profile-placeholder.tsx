import { Card, CardContent } from '#app/components/ui/card.tsx';
import { Skeleton } from '#app/components/ui/skeleton.tsx';

const cards = ['account', 'details', 'usage'];

export function ProfilePlaceholder() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading your profile</span>
      {cards.map((card) => (
        <Card key={card}>
          <CardContent className="flex flex-col gap-4">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-10 max-w-xl" />
            <Skeleton className="h-5 w-64" />
          </CardContent>
        </Card>
      ))}
    </div>
  );
}
