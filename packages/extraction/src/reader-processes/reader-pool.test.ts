import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCRIPT } from '../testing/scripted-process.ts';
import {
  createReaderPool,
  type ReaderPool,
  type ReaderPoolOptions,
  type ReadingTurn,
} from './reader-pool.ts';

let pool: ReaderPool;

function open(options: ReaderPoolOptions = {}): void {
  const processFile = new URL('../testing/scripted-process.ts', import.meta.url);
  pool = createReaderPool({ workers: 1, processFile, ...options });
}

afterEach(() => pool.close());

async function read(script: number, turn?: ReadingTurn): Promise<string | undefined> {
  const slot = pool.reserve('account', 'Ada');
  if (!slot) throw new Error('the pool is full');
  try {
    return (await slot.read(Uint8Array.of(script), turn))[0]?.contact.fullName;
  } finally {
    slot.release();
  }
}

describe('createReaderPool', () => {
  it('reads in a process that is kept for the next picture', async () => {
    open();
    expect(await read(SCRIPT.read)).toBe('reading 1');
    expect(await read(SCRIPT.read)).toBe('reading 2');
  });

  it('passes on the process’s steps of a reading', async () => {
    open();
    const steps: string[] = [];
    await read(SCRIPT.read, { onStep: (step) => steps.push(step) });
    expect(steps).toEqual(['decode']);
  });

  it('passes on why a picture was refused', async () => {
    open();
    const refusal = await read(SCRIPT.refuse).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CardReaderError);
    expect(refusal).toMatchObject({ code: 'script_not_read', scripts: ['Thai'] });
    expect(await read(SCRIPT.read)).toBe('reading 1');
  });

  it('keeps the process when one reading fails', async () => {
    open();
    await read(SCRIPT.read);
    await expect(read(SCRIPT.fail)).rejects.toThrow('the engine failed');
    expect(await read(SCRIPT.read)).toBe('reading 2');
  });

  it('replaces a process that died, and fails only the picture that it was reading', async () => {
    open();
    await read(SCRIPT.read);
    await expect(read(SCRIPT.die)).rejects.toThrow();
    expect(await read(SCRIPT.read)).toBe('reading 1');
  });

  describe('with a deadline', () => {
    const deadline = 1000;
    // Only this process's clock is simulated. The reader processes have their own.
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    it('ends a picture that takes too long, and reads the next one in a new process', async () => {
      open({ deadline });
      await read(SCRIPT.read);
      const begun = Promise.withResolvers<void>();
      const refused = expect(
        read(SCRIPT.hang, { onStep: () => begun.resolve() }),
      ).rejects.toMatchObject({
        code: 'took_too_long',
      });
      await begun.promise;
      vi.advanceTimersByTime(deadline);
      await refused;
      expect(await read(SCRIPT.read)).toBe('reading 1');
    });

    it('does not count the start of a process as the picture’s time', async () => {
      open({ deadline });
      const reading = read(SCRIPT.read);
      // Only promises are resolved meanwhile, so nothing can have come from the process yet.
      for (let turn = 0; turn < 100 && vi.getTimerCount() === 0; turn += 1) await null;
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(2 * deadline);
      expect(await reading).toBe('reading 1');
    });
  });

  it('reads in another process if the first died while it was idle', async () => {
    open();
    const pid = Number(await read(SCRIPT.tellPid));
    process.kill(pid, 'SIGKILL');
    expect(Number(await read(SCRIPT.tellPid))).not.toBe(pid);
  });

  it('keeps our keys out of the process that opens strangers’ pictures', async () => {
    vi.stubEnv('SUPABASE_SECRET_KEY', 'secret');
    open();
    const env = await read(SCRIPT.tellEnv);
    expect(env).not.toContain('SUPABASE');
    expect(env).toContain('ORT_DISABLE_TELEMETRY');
    vi.unstubAllEnvs();
  });

  it('refuses a place if its queue is full, and says when one may be free', () => {
    open({ queueLimit: 1 });
    const slots = [
      pool.reserve('account', 'Ada'),
      pool.reserve('account', 'Ada'),
      pool.reserve('account', 'Ada'),
    ];
    expect(slots.map((slot) => slot !== null)).toEqual([true, true, false]);
    expect(pool.retryAfter()).toBeGreaterThanOrEqual(1);
    for (const slot of slots) slot?.release();
  });

  it('finishes what has begun before it closes', async () => {
    open();
    const reading = read(SCRIPT.read);
    await Promise.all([pool.close(), expect(reading).resolves.toBe('reading 1')]);
    expect(pool.reserve('account', 'Ada')).toBeNull();
  });
});
