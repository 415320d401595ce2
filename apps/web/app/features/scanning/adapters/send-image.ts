import type { WorkflowAnswer } from '../reading/read-answer.ts';
import { noConnection } from '../scan-error.ts';

/** Milliseconds for upload and reading together; a slow phone connection needs most of it. */
const TIMEOUT_MS = 180_000;

/** Ours first, because it also says where each value came from and how sure it is. */
const ACCEPT = 'application/vnd.cardsift.reading+json, text/vcard;q=0.9, application/json;q=0.8';

export interface CardUpload {
  address: string;
  image: File;
  userId: string;
  userEmail: string;
  accessToken: string;
}

/**
 * Posts one picture to the workflow. `onUploadProgress` is told the share of the bytes that are
 * on their way, 0 to 1; it reaches 1 when the workflow has them all. (fetch cannot tell this.)
 *
 * @throws ScanError `network` when no answer arrives.
 */
export function sendImage(
  upload: CardUpload,
  onUploadProgress: (share: number) => void,
): Promise<WorkflowAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(noConnection());

    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onUploadProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => onUploadProgress(1));
    request.addEventListener('load', () => resolve(readResponse(request)));
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener('abort', fail);

    request.open('POST', upload.address);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('Accept', ACCEPT);
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

function readResponse(request: XMLHttpRequest): WorkflowAnswer {
  const retryAfter = Number.parseInt(request.getResponseHeader('Retry-After') ?? '', 10);
  return {
    status: request.status,
    contentType: request.getResponseHeader('Content-Type') ?? '',
    ...(Number.isNaN(retryAfter) ? {} : { retryAfter }),
    body: request.responseText,
  };
}
