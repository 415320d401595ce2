import { vi } from 'vitest';
import { FakeSocket } from './fake-socket.ts';

type Row = Record<string, unknown>;

/**
 * Answers what the contacts feature asks of PostgREST, under supabase-js at the level of fetch, and
 * its realtime socket. It gives at most `maxRows` rows per answer, as real backends do.
 */
export class FakeBackend {
  tables: Record<string, Row[]> = {
    business_card_records: [],
    linkedin_enrichments: [],
    users: [],
  };
  maxRows = 1_000;
  /** Requests seen, as `METHOD table`. */
  requests: string[] = [];
  /** Requests for which this says so fail with 500. */
  failing: (request: string) => boolean = () => false;

  /** Requests wait for what this gives back before anything happens. */
  delaying: (request: string) => Promise<void> | undefined = () => undefined;

  /** Takes the place of the network; undone by `vi.unstubAllGlobals()`. */
  install(): this {
    vi.stubGlobal('fetch', this.answer);
    vi.stubGlobal('WebSocket', FakeSocket);
    window.CARDSIFT = { supabaseUrl: 'http://backend.test', supabaseKey: 'key' };
    return this;
  }

  rows(table = 'business_card_records'): Row[] {
    return this.tables[table] ?? [];
  }

  private readonly answer: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const table = url.pathname.split('/').at(-1) ?? '';
    const request = `${init?.method ?? 'GET'} ${table}`;
    this.requests.push(request);
    await this.delaying(request);
    if (this.failing(request))
      return Response.json({ message: 'down', code: 'XX000' }, { status: 500 });
    const rows = this.rows(table);
    const matching = rows.filter((row) => matches(row, url.searchParams));
    switch (init?.method) {
      case 'POST': {
        const added = [JSON.parse(String(init.body))].flat().map(withDefaults);
        this.tables[table] = [...rows, ...added];
        return Response.json(added, { status: 201 });
      }
      case 'PATCH':
        for (const row of matching) Object.assign(row, JSON.parse(String(init.body)));
        return new Response(null, { status: 204 });
      case 'DELETE':
        this.tables[table] = rows.filter((row) => !matching.includes(row));
        return new Response(null, { status: 204 });
      default:
        return this.page(matching, url.searchParams);
    }
  };

  private page(matching: Row[], params: URLSearchParams): Response {
    const sorted = matching.toSorted((a, b) =>
      String(b.created_at).localeCompare(String(a.created_at)),
    );
    const offset = Number(params.get('offset') ?? 0);
    const limit = Math.min(Number(params.get('limit') ?? this.maxRows), this.maxRows);
    const page = sorted.slice(offset, offset + limit);
    const range = `${offset}-${offset + page.length - 1}/${matching.length}`;
    return Response.json(page, { headers: { 'content-range': range } });
  }
}

function withDefaults(row: Row): Row {
  return {
    id: crypto.randomUUID(),
    tags: [],
    details: {},
    created_at: new Date().toISOString(),
    ...row,
  };
}

function matches(row: Row, params: URLSearchParams): boolean {
  return [...params].every(([column, filter]) => {
    if (['select', 'order', 'limit', 'offset', 'columns'].includes(column)) return true;
    if (filter.startsWith('eq.')) return String(row[column]) === filter.slice(3);
    if (filter.startsWith('in.('))
      return filter.slice(4, -1).split(',').includes(String(row[column]));
    throw new Error(`unknown filter ${column}=${filter}`);
  });
}
