import { createReader } from './create-reader.ts';
import type { ReaderReply, ReaderRequest } from './open-reader.ts';

const reader = createReader();

const reply = (message: ReaderReply) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void answer(data);
});

async function answer(request: ReaderRequest): Promise<void> {
  const onProgress = (share: number) => reply({ share });
  try {
    const result =
      'files' in request
        ? await reader.open(request.files, onProgress)
        : await reader.read(request.choices, request.existing, onProgress);
    reply({ result });
  } catch (error) {
    reply({ problem: String(error) });
  }
}
