import { Registry } from 'prom-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createScanMetrics, type ScanMetrics } from './scan-metrics.ts';
import { cardOf, fakePool } from './testing/fake-pool.ts';

let registry: Registry;
let metrics: ScanMetrics;
beforeEach(() => {
  registry = new Registry();
  metrics = createScanMetrics(registry);
});

const image = Uint8Array.of(1);

describe('createScanMetrics', () => {
  it('measures the wait and each step of a reading once, and passes steps on', async () => {
    const slot = metrics.measure(fakePool()).reserve('account', 'ada');
    const steps: string[] = [];
    await slot?.read(image, { onStep: (step) => steps.push(step) });
    expect(steps).toEqual(['decode', 'understand']);
    const text = await registry.metrics();
    for (const step of ['queue', 'decode', 'understand']) {
      expect(text).toContain(`cardsift_reading_step_seconds_count{step="${step}"} 1`);
    }
  });

  it('measures a failing reading up to its failure', async () => {
    const pool = fakePool(async () => Promise.reject(new Error('engine')));
    const slot = metrics.measure(pool).reserve('account', 'ada');
    await expect(slot?.read(image)).rejects.toThrow('engine');
    expect(await registry.metrics()).toContain('step_seconds_count{step="understand"} 1');
  });

  it('counts places from when they are taken until they are given back, once', async () => {
    const pool = metrics.measure(fakePool(async () => [cardOf('Ada')], { workers: 1 }));
    const first = pool.reserve('demo', 'here');
    expect(pool.reserve('demo', 'here')).toBeNull();
    expect(await registry.metrics()).toContain('cardsift_reader_places{lane="demo"} 1');
    first?.release();
    first?.release();
    expect(await registry.metrics()).toContain('cardsift_reader_places{lane="demo"} 0');
  });
});
