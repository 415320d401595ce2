import { type LocalAnswer, listen, type SeenRequest } from './listen.ts';

export interface FakeBackend {
  url: string;
  premium: boolean;
  used: number;
  rows: Record<string, unknown>[];
  /** Answers the next picture of this name with a failure. */
  refuse(fileName: string, status: number): void;
  reset(): void;
  close(): Promise<void>;
}

/** Everything the scanning page talks to, over real HTTP. A picture reads as its file's name. */
export async function createFakeBackend(): Promise<FakeBackend> {
  const refusals = new Map<string, number>();
  const server = await listen(route);
  const backend: FakeBackend = {
    url: server.url,
    premium: false,
    used: 0,
    rows: [],
    refuse: (fileName, status) => refusals.set(fileName, status),
    reset() {
      backend.premium = false;
      backend.used = 0;
      backend.rows = [];
      refusals.clear();
    },
    close: server.close,
  };

  function route(request: SeenRequest): LocalAnswer {
    const { pathname, searchParams } = new URL(request.path, server.url);
    switch (pathname) {
      case '/rest/v1/users':
        return json([{ is_premium: backend.premium, premium_expires_at: null }]);
      case '/rest/v1/rpc/get_daily_usage':
        return json([{ current_count: backend.used, remaining_count: 10 - backend.used }]);
      case '/rest/v1/rpc/increment_daily_usage':
        backend.used += JSON.parse(request.body).increment_by;
        return json(backend.used <= 10);
      case '/functions/v1/get-webhook-url':
        return json({ webhookUrl: `${server.url}/webhook/business-card` });
      case '/webhook/business-card':
        return read(/filename="([^"]+)"/.exec(request.body)?.[1] ?? '');
      case '/rest/v1/business_card_records':
        return records(request, searchParams.get('id'));
      default:
        return { status: 404 };
    }
  }

  function read(fileName: string): LocalAnswer {
    const status = refusals.get(fileName);
    refusals.delete(fileName);
    if (status !== undefined) return { status };
    return {
      headers: { 'Content-Type': 'application/vnd.cardsift.reading+json' },
      body: JSON.stringify({ cards: [cardNamed(fileName.replace(/\.\w+$/, ''))] }),
    };
  }

  function records({ method, body }: SeenRequest, idFilter: string | null): LocalAnswer {
    const isMeant = ({ id }: Record<string, unknown>) =>
      idFilter === `eq.${id}` || idFilter === `in.(${id})`;
    if (method === 'POST') {
      const rows = JSON.parse(body).map((row: object, index: number) => ({
        id: `record-${backend.rows.length + index}`,
        ...row,
      }));
      backend.rows.push(...rows);
      return json(rows, 201);
    }
    if (method === 'PATCH') {
      for (const row of backend.rows.filter(isMeant)) Object.assign(row, JSON.parse(body));
      return { status: 204 };
    }
    if (method === 'DELETE') {
      backend.rows = backend.rows.filter((row) => !isMeant(row));
      return { status: 204 };
    }
    return json([]);
  }

  return backend;
}

function json(value: unknown, status = 200): LocalAnswer {
  return { status, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(value) };
}

function cardNamed(fullName: string) {
  const corner = { x: 0, y: 0 };
  const lines = [fullName, 'Since 1987'].map((text) => ({
    text,
    quad: [corner, corner, corner, corner],
    confidence: 0.9,
  }));
  return {
    contact: { fullName, emails: [], phones: [], urls: [], hashtags: [] },
    reading: {
      quad: null,
      lines,
      fullName: { value: fullName, origin: 'printed', confidence: 0.98, lines: [0] },
      emails: [],
      phones: [],
      websites: [],
      socials: [],
      industry: 'Other',
      hashtags: [],
      unassigned: [1],
    },
  };
}
