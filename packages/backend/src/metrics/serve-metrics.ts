import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { z } from 'zod';

export const METRICS_VARIABLES = {
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
};

export interface MetricsAddress {
  port: number;
  host: string;
}

/** The address where an operator wants to read metrics. Undefined if nowhere. */
export function readMetricsAddress(values: {
  METRICS_PORT?: number;
  METRICS_HOST: string;
}): MetricsAddress | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host } = values;
  return port === undefined ? undefined : { port, host };
}

/**
 * Serves `/metrics` in Prometheus's text format, on a port of its own to which no proxy forwards strangers.
 * Returns a function that stops it.
 */
export function serveMetrics(
  registry: Registry,
  { port, host }: MetricsAddress,
): Promise<() => void> {
  // Processor, memory, garbage collection and event loop delay.
  collectDefaultMetrics({ register: registry });
  const app = new Hono().get('/metrics', async (c) =>
    c.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  return new Promise((resolve, reject) => {
    const listener = serve({ fetch: app.fetch, port, hostname: host }, () =>
      resolve(() => {
        listener.close();
        listener.closeAllConnections();
      }),
    ) as Server;
    listener.once('error', (cause) =>
      reject(new Error(`Metrics cannot be served on port ${port}`, { cause })),
    );
  });
}
