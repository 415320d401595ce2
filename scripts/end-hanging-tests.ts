import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { callStackOf } from './call-stack-of.ts';

/** The option for workers, with which each opens its inspector on a free port when asked. */
export const INSPECTABLE = '--inspect-port=0';

/** Longer than workers need to open their inspectors, however busy the machine is. */
const INSPECTORS_MS = 30_000;

interface Options {
  /** The longest time without any test starting or ending. */
  limitMs: number;
}

/**
 * A Vitest reporter that ends a run in which nothing happens anymore. A test's own timeout never fires in a
 * worker that computes forever. Prints the running tests and each worker's call stack.
 */
export default class EndHangingTests implements Reporter {
  readonly #limitMs: number;
  readonly #underWay = new Set<TestModule | TestCase>();
  #timer: NodeJS.Timeout | undefined;

  constructor({ limitMs }: Options) {
    this.#limitMs = limitMs;
  }

  onTestRunStart = () => this.#wait();
  onTestRunEnd = () => clearTimeout(this.#timer);
  onTestModuleStart = (file: TestModule) => this.#wait(this.#underWay.add(file));
  onTestModuleEnd = (file: TestModule) => this.#wait(this.#underWay.delete(file));
  onTestCaseReady = (test: TestCase) => this.#wait(this.#underWay.add(test));
  onTestCaseResult = (test: TestCase) => this.#wait(this.#underWay.delete(test));

  #wait(_change?: unknown): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#end(), this.#limitMs);
  }

  async #end(): Promise<void> {
    const names = [...this.#underWay].map((one) =>
      one.type === 'test' ? `  ${one.fullName}` : one.relativeModuleId,
    );
    process.stderr.write(`No test began or ended for ${this.#limitMs / 1000} s. Under way:\n`);
    for (const name of names) process.stderr.write(`${name}\n`);
    const workers = findWorkers();
    const addresses = await openInspectors(workers);
    for (const stack of await Promise.all(addresses.map(callStackOf))) {
      const where = stack.length > 0 ? stack : ['nothing: it waits'];
      process.stderr.write(`A worker stands in\n  ${where.join('\n  ')}\n`);
    }
    for (const pid of workers) signal(pid, 'SIGKILL');
    process.exit(1);
  }
}

/** Makes Node.js open each worker's inspector, even if the worker is computing, and returns the URLs. */
async function openInspectors(pids: readonly number[]): Promise<string[]> {
  let printed = '';
  const addresses = () => [...printed.matchAll(/ws:\/\/\S+/g)].map(([address]) => address);
  // Vitest writes its workers' output here.
  const { write } = process.stderr;
  process.stderr.write = (text: string | Uint8Array) => {
    printed += text;
    return true;
  };
  for (const pid of pids) signal(pid, 'SIGUSR1');
  const deadline = Date.now() + INSPECTORS_MS;
  while (addresses().length < pids.length && Date.now() < deadline) await pause(100);
  process.stderr.write = write;
  return addresses();
}

function findWorkers(): number[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return list.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && line.includes(INSPECTABLE) ? [Number(pid)] : [];
  });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has ended meanwhile.
  }
}
