import { PROGRESS_TYPE, READING_TYPE } from '@cardsift/card-reader/answer-types';
import { randomUuid } from '#app/browser/random-uuid.ts';
import type { Sending } from '../batch/scan-file.ts';
import type { WorkflowAnswer } from '../reader-answer/read-answer.ts';
import { readProgress, readResult } from '../reader-answer/scan-progress.ts';
import { cancelled, noConnection } from '../scan-error.ts';

/** Milliseconds for upload and reading together; a slow phone connection needs most of it. */
const TIMEOUT_MS = 180_000;

/** Our own format comes first, because it also says where each value came from and how sure it is. */
const ACCEPT = [
  `${PROGRESS_TYPE};second=follow`,
  READING_TYPE,
  'text/vcard;q=0.9',
  'application/json;q=0.8',
].join(', ');

export interface CardUpload {
  address: string;
  image: File;
  userId: string;
  userEmail: string;
  accessToken: string;
}

/**
 * Posts one picture to the workflow. The share that is on its way reaches 1 when the workflow has all
 * of it. (fetch cannot tell this.)
 *
 * @throws ScanError `network` when no answer arrives, `cancelled` when the signal fires before.
 */
export function sendImage(
  upload: CardUpload,
  { key, signal, onUpload, onProgress }: Sending,
): Promise<WorkflowAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(noConnection());
    const abort = () => request.abort();
    if (signal.aborted) return reject(cancelled());
    signal.addEventListener('abort', abort, { once: true });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));

    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onUpload(loaded / total);
    });
    request.upload.addEventListener('load', () => onUpload(1));
    const end = Promise.withResolvers<WorkflowAnswer | null>();
    const readFirst = (line: string) => {
      const first = readResult(line);
      if (first?.status === 200) resolve({ ...first, later: end.promise });
    };
    request.addEventListener('progress', tellNews(request, onProgress, readFirst));
    request.addEventListener('load', () => {
      const answer = readResponse(request);
      end.resolve(answer);
      if (answer) resolve(answer);
      else fail();
    });
    // Has no effect once cards have arrived: those stay.
    request.addEventListener('loadend', () => end.resolve(null));
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('abort', () => reject(cancelled()));

    request.open('POST', upload.address);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('Accept', ACCEPT);
    request.setRequestHeader('Idempotency-Key', key);
    request.setRequestHeader('X-Request-Id', randomUuid());
    request.setRequestHeader('Authorization', `Bearer ${upload.accessToken}`);
    request.send(createForm(upload));
  });
}

function createForm({ image, userId, userEmail }: CardUpload): FormData {
  const form = new FormData();
  form.append('image', image, image.name);
  form.append('userId', userId);
  form.append('userEmail', userEmail);
  return form;
}

function isInLines(request: XMLHttpRequest): boolean {
  return (request.getResponseHeader('Content-Type') ?? '').startsWith(PROGRESS_TYPE);
}

/** Reports each whole line once: the progress, or what else the line says. */
function tellNews(
  request: XMLHttpRequest,
  onProgress: Sending['onProgress'],
  onOther: (line: string) => void,
) {
  let told = 0;
  return () => {
    if (!isInLines(request)) return;
    const end = request.responseText.lastIndexOf('\n') + 1;
    const lines = request.responseText.slice(told, end).split('\n');
    told = Math.max(told, end);
    for (const line of lines) {
      const progress = readProgress(line);
      if (progress) onProgress(progress);
      else if (line !== '') onOther(line);
    }
  };
}

/** Null for an answer that broke off. */
function readResponse(request: XMLHttpRequest): WorkflowAnswer | null {
  if (isInLines(request)) return readResult(request.responseText);
  const retryAfter = Number.parseInt(request.getResponseHeader('Retry-After') ?? '', 10);
  return {
    status: request.status,
    contentType: request.getResponseHeader('Content-Type') ?? '',
    ...(Number.isNaN(retryAfter) ? {} : { retryAfter }),
    body: request.responseText,
  };
}
