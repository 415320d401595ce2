import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { notifyError } from '#app/components/ui/notify.ts';
import { askForSharedPictures } from './ask-for-shared-pictures.ts';
import { incomingPictures } from './incoming-pictures.ts';
import { keepReaderScript } from './keep-reader-script.ts';

/** What a browser gives an installed app that a file was opened with; none knows the type yet. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

const SHARED = 'shared';

/** Takes pictures that are shared with the app or opened with it to the scanning page, wherever they come. */
export function ReceivePictures() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const shared = params.get(SHARED);

  useEffect(keepReaderScript, []);

  useEffect(() => {
    if (shared === null) return;
    setParams(
      (before) => {
        before.delete(SHARED);
        return before;
      },
      { replace: true },
    );
    void askForSharedPictures(shared).then((pictures) => {
      if (pictures) incomingPictures.add(pictures);
      else notifyError('Nothing arrived', 'The shared pictures are gone. Please share them again.');
    });
  }, [shared, setParams]);

  useEffect(() => {
    const { launchQueue } = window as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files = [] }) => {
      if (files.length === 0) return;
      void openAll(files).then(({ pictures, lost }) => {
        if (lost.length > 0) notifyError('Error', `${lost.join(', ')} could not be opened.`);
        if (pictures.length === 0) return;
        incomingPictures.add(pictures);
        return navigate('/dashboard');
      });
    });
  }, [navigate]);
  return null;
}

/** The files that can be opened, and the names of the others. A missing file holds up no other. */
async function openAll(handles: readonly FileSystemFileHandle[]) {
  const pictures: File[] = [];
  const lost: string[] = [];
  for (const handle of handles) {
    try {
      pictures.push(await handle.getFile());
    } catch (error) {
      console.error('A file could not be opened', error);
      lost.push(handle.name);
    }
  }
  return { pictures, lost };
}
