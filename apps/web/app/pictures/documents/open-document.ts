import { CardReaderError } from '@cardsift/card-reader/card-reader-error';
import type { DocumentAnswer, DocumentRequest } from './document-messages.ts';

/** Milliseconds for opening a document or drawing a page, on a slow phone that first loads the decoder. */
const TIMEOUT_MS = 60_000;

/** What is needed of a worker here; each document gets its own, and its memory goes with it. */
export type DocumentWorker = Pick<Worker, 'postMessage' | 'terminate'> & {
  onmessage: ((event: MessageEvent<DocumentAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

const startWorker = (): DocumentWorker =>
  new Worker(new URL('./document.worker.ts', import.meta.url), { type: 'module' });

const DOCUMENT_TYPES = ['application/pdf', 'image/tiff', 'image/jxl'];

/** Whether a file becomes pictures first: it has pages, or browsers do not open it. */
export function isDocument({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return DOCUMENT_TYPES.includes(type) || (type === '' && /\.(pdf|tiff?|jxl)$/i.test(name));
}

export interface DocumentPages {
  /**
   * One picture for each page that is read. The page stands first in its name, because narrow rows cut off the end.
   */
  pictures: File[];
  /** How many pages the document has. */
  pages: number;
}

/**
 * The pages of a document as pictures like any others.
 * @param most pages that are drawn
 * @throws CardReaderError
 */
export async function openDocument(
  file: File,
  most = Number.POSITIVE_INFINITY,
  createWorker: () => DocumentWorker = startWorker,
): Promise<DocumentPages> {
  const worker = createWorker();
  try {
    const opened = await ask(worker, { file });
    if (opened.kind !== 'open') throw refusal(opened);
    const pictures: File[] = [];
    for (let page = 0; page < Math.min(most, opened.count); page++) {
      const answer = await ask(worker, { page });
      if (answer.kind !== 'page') throw refusal(answer);
      const name = opened.pages > 1 ? `Page ${page + 1} of ${file.name}` : file.name;
      pictures.push(new File([answer.blob], name, { type: 'image/jpeg' }));
    }
    return { pictures, pages: opened.pages };
  } finally {
    worker.terminate();
  }
}

function ask(worker: DocumentWorker, request: DocumentRequest): Promise<DocumentAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<DocumentAnswer>();
  const timeout = setTimeout(() => {
    reject(new CardReaderError('took_too_long', 'This document takes too long to open.'));
  }, TIMEOUT_MS);
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = () => resolve({ kind: 'failed', problem: 'The worker does not run' });
  worker.postMessage(request);
  return promise.finally(() => clearTimeout(timeout));
}

/** If the decoder is missing, perhaps offline, the document is not to blame. */
function refusal(answer: DocumentAnswer): Error {
  if (answer.kind === 'refused') return new CardReaderError(answer.code, answer.message);
  const problem = answer.kind === 'failed' ? answer.problem : answer.kind;
  return new Error(`The document could not be opened: ${problem}`);
}
