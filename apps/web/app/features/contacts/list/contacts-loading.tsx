import { Skeleton } from '#app/components/ui/skeleton.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Stands where the grid will be. */
export function ContactsLoading() {
  return (
    <div>
      <span className="sr-only">
        <Spinner label="Loading contacts" />
      </span>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-52 rounded-xl" />
        ))}
      </div>
    </div>
  );
}
