import { AsyncLocalStorage } from 'node:async_hooks';

/** Milliseconds that a statement may take, where `work` may take another time than requests do. */
const patience = new AsyncLocalStorage<number>();

export const withPatience = <T>(milliseconds: number, work: () => Promise<T>): Promise<T> =>
  patience.run(milliseconds, work);

export const currentPatience = (): number | undefined => patience.getStore();
