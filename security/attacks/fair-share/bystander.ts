import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Account, Waits } from './stand-by.ts';

/** A member who uses the product while others attack it. */
export class Bystander {
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#process = child;
  }

  static async start(account: Account): Promise<Bystander> {
    const child = fork(join(import.meta.dirname, 'stand-by.ts'), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    child.send(account);
    await once(child, 'message');
    return new Bystander(child);
  }

  /** What they waited since this was last asked. */
  async report(): Promise<Waits> {
    this.#process.send('report');
    const [waits] = await once(this.#process, 'message');
    return waits as Waits;
  }

  end(): void {
    this.#process.kill();
  }
}
