import { useCallback, useEffect, useState } from 'react';
import { cameraErrorMessage } from './camera-error-message.ts';

/** The rear camera or the one that looks at the person holding the device. */
export type FacingMode = 'environment' | 'user';

export type CameraState =
  | { status: 'initializing' }
  | { status: 'open'; stream: MediaStream }
  | { status: 'error'; message: string };

/**
 * Keeps a camera open while `active`; another facing mode opens another one. Its tracks are
 * stopped as soon as nobody needs them, so the light of the device goes out.
 */
export function useCamera(facingMode: FacingMode, active: boolean) {
  const [state, setState] = useState<CameraState>({ status: 'initializing' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again
  useEffect(() => {
    if (!active) return;
    let stream: MediaStream | undefined;
    let left = false;
    setState({ status: 'initializing' });

    async function open() {
      const opened = await openCamera(facingMode);
      if (left) return stop(opened);
      stream = opened;
      // Unplugged, or taken away by the system.
      opened.getVideoTracks()[0]?.addEventListener('ended', () => fail(new Error('Camera ended')));
      setState({ status: 'open', stream: opened });
    }

    function fail(error: unknown) {
      if (left) return;
      console.error('The camera cannot be used', error);
      setState({ status: 'error', message: cameraErrorMessage(error) });
    }

    open().catch(fail);
    return () => {
      left = true;
      if (stream) stop(stream);
    };
  }, [facingMode, active, attempt]);

  return { state, retry };
}

/** Whether this browser lets pages use a camera at all; it needs a secure address, too. */
export function isCameraSupported(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

function openCamera(facingMode: FacingMode): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode, width: { ideal: 1920 }, height: { ideal: 1080 } },
    audio: false,
  });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
