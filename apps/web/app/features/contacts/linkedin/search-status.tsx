import { useQuery } from '@tanstack/react-query';
import { searchesQuery } from './searches-query.ts';

/** How far the search for LinkedIn profiles is; nothing when there is nothing to say. */
export function SearchStatus({ userId }: { userId: string }) {
  const { data } = useQuery(searchesQuery(userId));
  if (!data || data.pending + data.failed === 0) return null;
  return (
    <p role="status" className="mb-4 text-sm text-muted-foreground">
      {data.pending > 0 && `${data.pending} contact(s) waiting for a search. `}
      {data.failed > 0 && `${data.failed} search(es) failed; select the contacts to try again.`}
    </p>
  );
}
