import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import { afterEach, describe, expect, it } from 'vitest';
import { createReaderPool, type ReaderPool, type ReaderPoolOptions } from './reader-pool.ts';
import { SCRIPT } from './testing/scripted-worker.ts';

let pool: ReaderPool;

function open(options: ReaderPoolOptions = {}): void {
  const workerFile = new URL('./testing/scripted-worker.ts', import.meta.url);
  pool = createReaderPool({ workers: 1, workerFile, ...options });
}

afterEach(() => pool.close());

async function read(script: number): Promise<string | undefined> {
  const slot = pool.reserve('account');
  if (!slot) throw new Error('the pool is full');
  try {
    return (await slot.read(Uint8Array.of(script)))[0]?.contact.fullName;
  } finally {
    slot.release();
  }
}

describe('createReaderPool', () => {
  it('reads in a thread that stays for the next picture', async () => {
    open();
    expect(await read(SCRIPT.read)).toBe('reading 1');
    expect(await read(SCRIPT.read)).toBe('reading 2');
  });

  it('moves the picture to the thread instead of copying it', async () => {
    open();
    const image = Uint8Array.of(SCRIPT.read);
    const slot = pool.reserve('account');
    await slot?.read(image);
    slot?.release();
    expect(image.byteLength).toBe(0);
  });

  it('hands on why a picture was refused', async () => {
    open();
    const refusal = await read(SCRIPT.refuse).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CardReaderError);
    expect(refusal).toMatchObject({ code: 'no_text_found' });
    expect(await read(SCRIPT.read)).toBe('reading 1');
  });

  it('keeps the thread when one reading fails', async () => {
    open();
    await read(SCRIPT.read);
    await expect(read(SCRIPT.fail)).rejects.toThrow('the engine failed');
    expect(await read(SCRIPT.read)).toBe('reading 2');
  });

  it('replaces a thread that died, and fails only the picture it was reading', async () => {
    open();
    await read(SCRIPT.read);
    await expect(read(SCRIPT.die)).rejects.toThrow();
    expect(await read(SCRIPT.read)).toBe('reading 1');
  });

  it('refuses a place when its queue is full, and says when one may be free', () => {
    open({ queueLimit: 1 });
    const slots = [pool.reserve('account'), pool.reserve('account'), pool.reserve('account')];
    expect(slots.map((slot) => slot !== null)).toEqual([true, true, false]);
    expect(pool.retryAfter()).toBeGreaterThanOrEqual(1);
    for (const slot of slots) slot?.release();
  });

  it('ends what has begun before it closes', async () => {
    open();
    const reading = read(SCRIPT.read);
    await Promise.all([pool.close(), expect(reading).resolves.toBe('reading 1')]);
    expect(pool.reserve('account')).toBeNull();
  });
});
