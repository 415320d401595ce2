/** A Supabase backend answers with at most this many rows unless its operator changed that. */
const PAGE_SIZE = 1_000;

/** Asks on until a page is empty, because a backend may give fewer rows than asked for. */
export async function fetchAllRows<T>(
  fetchPage: (from: number, to: number) => PromiseLike<{ data: T[] }>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const { data } = await fetchPage(rows.length, rows.length + PAGE_SIZE - 1);
    if (data.length === 0) return rows;
    rows.push(...data);
  }
}
