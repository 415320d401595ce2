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
      void Promise.all(files.map((handle) => handle.getFile())).then(
        (pictures) => {
          incomingPictures.add(pictures);
          return navigate('/dashboard');
        },
        (error: unknown) => {
          console.error('A file could not be opened', error);
          notifyError('Error', 'The file could not be opened.');
        },
      );
    });
  }, [navigate]);
  return null;
}
