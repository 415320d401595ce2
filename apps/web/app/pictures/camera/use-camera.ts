import { useCallback, useEffect, useState } from 'react';
import { CAMERA_ENDED, type CameraProblem, describeCameraError } from './describe-camera-error.ts';

/** The rear camera or the one that looks at the person holding the device. */
export type FacingMode = 'environment' | 'user';

export type CameraState =
  | { status: 'initializing' }
  /** `isInterrupted` while the device gives no picture, as during a telephone call. */
  | { status: 'open'; stream: MediaStream; isInterrupted: boolean }
  | { status: 'error'; problem: CameraProblem };

/**
 * Keeps a camera open while `active`; another facing mode opens another camera. Its tracks are stopped as soon as
 * nobody needs them, so that the device's light goes out.
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
      const [track] = opened.getVideoTracks();
      track?.addEventListener('ended', () => fail(new Error('Camera ended'), CAMERA_ENDED));
      for (const change of ['mute', 'unmute']) track?.addEventListener(change, show);
      show();
    }

    function show() {
      if (left || !stream) return;
      const isInterrupted = stream.getVideoTracks()[0]?.muted ?? false;
      setState({ status: 'open', stream, isInterrupted });
    }

    function fail(error: unknown, problem: CameraProblem) {
      if (left) return;
      console.error('The camera cannot be used', error);
      setState({ status: 'error', problem });
    }

    open().catch((error: unknown) => fail(error, describeCameraError(error)));
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
