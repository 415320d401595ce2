import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A separate process that answers each message with one. */
export class Helper {
  readonly #process: ChildProcess;

  /** Runs a file of this folder. */
  constructor(file: string) {
    this.#process = fork(join(import.meta.dirname, file), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
    });
  }

  async ask<Answer>(message: object | string | number): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    const giveUp = () => answer.reject(new Error('The process has ended'));
    this.#process.once('message', answer.resolve).once('exit', giveUp);
    this.#process.send(message);
    try {
      return await answer.promise;
    } finally {
      this.#process.off('exit', giveUp);
    }
  }

  async end(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
  }
}
