import { DatabaseError } from 'pg';
import { note, Refusal } from '../refusal.ts';

/** Supabase Lite's functions that write a card's row. */
export interface CardRows {
  createObject(row: object): Promise<unknown>;
  /** Resolves with null if the row is gone. */
  updateObject(id: string, row: object): Promise<unknown>;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Another process on the same database may store or remove a card after Supabase Lite has looked for it.
 * Supabase Lite would report a fault. This answers 503 instead, and the next try works.
 */
export function refuseRaces(rows: CardRows): void {
  const [create, update] = [rows.createObject.bind(rows), rows.updateObject.bind(rows)];
  rows.createObject = (row) => create(row).catch(refuseTwin);
  rows.updateObject = async (id, row) => {
    const updated = await update(id, row).catch(refuseTwin);
    if (updated === null) throw note(new Refusal('database_busy'));
    return updated;
  };
}

function refuseTwin(error: unknown): never {
  const isTwin = error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;
  throw isTwin ? note(new Refusal('database_busy', undefined, { cause: error })) : error;
}
