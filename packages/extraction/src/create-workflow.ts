import { type CreateLimiter, countInProcess } from '@cardsift/backend/create-limiter';
import { describeError } from '@cardsift/backend/describe-error';
import { type BodyIntake, createBodyIntake } from '@cardsift/backend/http/body-intake';
import { clientAddress } from '@cardsift/backend/http/client-address';
import { REQUEST_ID_HEADER } from '@cardsift/backend/request-id';
import { createSupabaseClients, type SupabaseSettings } from '@cardsift/backend/supabase-clients';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { type ErrorCode, HttpError, isOurFault, renderError, toHttpError } from './http-error.ts';
import { DEMO_READINGS_PER_HOUR, SCANS_PER_MINUTE } from './limits.ts';
import type { ReaderPool } from './reader-processes/reader-pool.ts';
import type { Lane } from './reader-processes/work-queue.ts';
import { createScanQuota } from './scan-quota/scan-quota.ts';
import { type OnRead, scanWithSecondReader } from './scan-with-second-reader.ts';
import { mayAsk } from './second-reader/may-ask.ts';
import type { SecondReader } from './second-reader/second-reader.ts';
import { countRequest } from './webhook/count-request.ts';
import { readDemoCard } from './webhook/demo-card.ts';
import { nameScriptOf } from './webhook/name-script-of.ts';
import { withPictureInMemory } from './webhook/picture-in-memory.ts';
import { scanPicture } from './webhook/scan-picture.ts';
import { answerWithProgress, type Report, secondReadingMode } from './webhook/scan-progress.ts';
import { verifyCaller } from './webhook/verify-caller.ts';

const HOUR_SECONDS = 3600;
const MINUTE_SECONDS = 60;

export interface WorkflowOptions {
  supabase: SupabaseSettings;
  pool: ReaderPool;
  logger: Logger;
  /** Reads cards again that our reader is not sure of. Absent if the operator has set up none. */
  secondReader?: SecondReader;
  /** Gets the outcome for each picture that was sent. */
  onScan?(lane: Lane, outcome: 'read' | ErrorCode): void;
  /** Demo readings that a network address may have in an hour. */
  demoPerHour?: number;
  /** Where readings and scans are counted. In this process if absent. */
  createLimiter?: CreateLimiter;
  /** Trust `X-Forwarded-For`. Only right behind a proxy that sets it. */
  trustProxy?: boolean;
  /** The intake for bodies that the process's other routes use too. */
  intake?: BodyIntake;
  /** Pages on other origins that may call. They send a token, never a cookie, so `*` is safe. */
  corsOrigins?: string[] | '*';
}

/**
 * The workflow behind the webhook: takes a picture of business cards and returns contacts. It stores
 * nothing.
 */
export function createWorkflow(options: WorkflowOptions): Hono {
  const { pool, logger, trustProxy = false, intake = createBodyIntake() } = options;
  const { visitor, service } = createSupabaseClients(options.supabase);
  const quota = createScanQuota(service, logger);
  const {
    createLimiter = countInProcess,
    demoPerHour = DEMO_READINGS_PER_HOUR,
    secondReader,
  } = options;
  const demos = createLimiter('demo', { requests: demoPerHour, seconds: HOUR_SECONDS });
  const scans = createLimiter('scan', { requests: SCANS_PER_MINUTE, seconds: MINUTE_SECONDS });

  function explain(error: unknown): HttpError {
    const failure = toHttpError(error);
    if (isOurFault(failure)) {
      logger.error({ code: failure.code, error: describeError(failure) }, 'failed');
    }
    return failure;
  }

  async function tellOutcome<T>(lane: Lane, work: Promise<T>): Promise<T> {
    try {
      const found = await work;
      options.onScan?.(lane, 'read');
      return found;
    } catch (error) {
      options.onScan?.(lane, toHttpError(error).code);
      throw error;
    }
  }

  const app = new Hono();
  app.use('/webhook/*', allowPages(options.corsOrigins));
  app.post('/webhook/business-card', async (c) => {
    const caller = await verifyCaller(visitor, c.req.header('authorization'));
    await countRequest(
      scans,
      caller.id,
      'too_many_requests',
      'Too many scans. Please wait a moment.',
    );
    const sender = { address: clientAddress(c, trustProxy), person: caller.id };
    const scan = (report: Report, onRead?: OnRead) =>
      withPictureInMemory(intake, c.req.raw, sender, (sent) =>
        scanPicture(
          sent,
          c.req.raw,
          caller,
          { pool, quota, nameScript: () => nameScriptOf(service, caller.id), onRead },
          report,
        ),
      );
    const when = secondReadingMode(c);
    return answerWithProgress(
      c,
      (report) =>
        tellOutcome(
          'account',
          secondReader && when !== 'never'
            ? scanWithSecondReader(scan, report, {
                reader: secondReader,
                pool,
                mayAsk: () => mayAsk(service, caller.id),
                owner: caller.id,
                follows: when === 'follow',
                logger,
                signal: c.req.raw.signal,
              })
            : scan(report).then((cards) => ({ cards })),
        ),
      explain,
    );
  });
  // Describes what the workflow does with a picture, for people who want to know before they send one.
  app.get('/webhook/business-card', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ secondReader: secondReader?.info ?? null });
  });
  app.post('/webhook/demo-card', (c) =>
    tellOutcome(
      'demo',
      readDemoCard(c, clientAddress(c, trustProxy), { pool, limiter: demos, intake }),
    ),
  );
  app.notFound((c) =>
    renderError(new HttpError(404, 'not_found', 'There is nothing at this address.'), c),
  );
  app.onError((error, c) => renderError(explain(error), c));
  return app;
}

/** Lets pages on these origins call the workflow. */
const allowPages = (origins: WorkflowOptions['corsOrigins'] = '*') =>
  cors({
    origin: origins,
    allowMethods: ['GET', 'POST'],
    allowHeaders: [
      'authorization',
      'content-type',
      'apikey',
      'x-client-info',
      'idempotency-key',
      REQUEST_ID_HEADER,
    ],
    exposeHeaders: ['Retry-After', REQUEST_ID_HEADER],
    maxAge: HOUR_SECONDS,
  });
