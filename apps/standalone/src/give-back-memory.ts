/** Milliseconds between two looks. */
const LOOK_MS = 30_000;
/** The share of the time that a process at rest computes. */
const AT_REST = 0.05;
/** How much more memory than after the last collection is worth a pause of 0.2 s. */
const WORTH_IT = 1.1;

/** What is measured of this process, and what gives memory back. */
const THIS_PROCESS = {
  /** Bytes that it holds. */
  memory: () => process.memoryUsage.rss(),
  /** Microseconds that it has computed, over all threads. */
  computed: () => Object.values(process.cpuUsage()).reduce((sum, each) => sum + each, 0),
  /** Absent if the process was started without `--expose-gc`. */
  collect: () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
};

/**
 * Gives memory back to the system once a burst of requests is over. V8 keeps the pages that the burst needed, and only a
 * collection of last resort returns them ([62](../../../docs/decisions/0062-production-is-a-folder.md)).
 *
 * @returns a function that ends it
 */
export function giveBackMemory({ memory, computed, collect } = THIS_PROCESS): () => void {
  let least = Number.POSITIVE_INFINITY;
  let before = computed();

  function look(): void {
    const now = computed();
    const isAtRest = now - before < AT_REST * LOOK_MS * 1_000;
    before = now;
    least = Math.min(least, memory());
    if (!isAtRest || memory() < least * WORTH_IT) return;
    collect();
    // What could not be given back is in use.
    least = memory();
  }

  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
