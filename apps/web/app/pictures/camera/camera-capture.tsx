import { useEffect, useRef, useState } from 'react';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import type { Size } from '../fit-within.ts';
import { useWatch } from './automatic-shot/use-watch.ts';
import { useAutomaticShots } from './automatic-shots-choice.ts';
import { CameraError } from './camera-error.tsx';
import { CameraLive } from './camera-live.tsx';
import { capturePhoto } from './capture-photo.ts';
import { PhotoLimitReached } from './photo-limit-reached.tsx';
import { type FacingMode, isCameraSupported, useCamera } from './use-camera.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePageVisible } from './use-page-visible.ts';

/** Milliseconds that a phone vibrates after taking a photo. */
const VIBRATION = 60;

interface CameraCaptureProps {
  /** The camera stops after this many photos. */
  maxPhotos?: number;
  /** How many photos the caller holds at the moment. */
  photoCount: number;
  /** Gets each photo somebody chose to use: a JPEG, longest side at most 1600 px. */
  onCapture(photo: File): void;
  /** Gets each photo that the camera took by itself; without it, it takes none. */
  onShot?(photo: File): void;
  /** How often a photo was given back to be taken again, so that the card that lies there may be taken. */
  retakes?: number;
  /** Makes room for more photos when there is none; absent while that cannot be. */
  onNextPile?(): void;
}

/** Takes photos of cards, automatically or at the press of a button, and explains every failure. */
export function CameraCapture(props: CameraCaptureProps) {
  if (isCameraSupported()) return <SupportedCamera {...props} />;
  return (
    <Card>
      <CardContent className="text-center text-muted-foreground">
        Camera not supported on this device. Please use file upload instead.
      </CardContent>
    </Card>
  );
}

function SupportedCamera({
  maxPhotos = 5,
  photoCount,
  onCapture,
  onShot,
  retakes = 0,
  onNextPile,
}: CameraCaptureProps) {
  const section = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [facingMode, setFacingMode] = useState<FacingMode>('environment');
  const [photo, setPhoto] = useState<File | null>(null);
  const [isLive, setIsLive] = useState(false);
  const [wantsAutomatic, setWantsAutomatic] = useAutomaticShots();
  const isFull = photoCount >= maxPhotos;
  const { state, retry } = useCamera(facingMode, usePageVisible() && !isFull);
  const problem = state.status === 'error' ? state.problem : null;
  const view = photo ? 'preview' : isFull ? 'full' : problem ? 'error' : 'live';
  const { watch, picture, tell, canLook } = useWatch(video, isLive && view === 'live');
  const isAutomatic = wantsAutomatic && canLook && onShot !== undefined;
  const shoot = useShutter(() => tell({ type: 'taken' }));
  useKeptFocus(section, view);

  useEffect(() => {
    if (problem) notifyError('Camera Error', problem.message);
  }, [problem]);

  useEffect(() => {
    if (retakes > 0) tell({ type: 'retake' });
  }, [retakes, tell]);

  async function shootNow() {
    if (!video.current) return;
    const { videoWidth: width, videoHeight: height } = video.current;
    await shoot(video.current, { width, height }, setPhoto);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look decides anew
  useEffect(() => {
    if (!isAutomatic || view !== 'live' || watch.sight !== 'ready') return;
    // The very frame that was found sharp and still: the card may be gone from the one that is shown now.
    const seen = picture.current;
    if (!seen || seen.at !== watch.last?.at) return;
    void shoot(seen.frame, seen.size, (taken) => {
      navigator.vibrate?.(VIBRATION);
      onShot(taken);
    });
  }, [isAutomatic, view, watch]);

  function retake() {
    setPhoto(null);
    tell({ type: 'retake' });
  }

  function use(taken: File) {
    setPhoto(null);
    onCapture(taken);
    notify('Photo Captured!', `${photoCount + 1} of ${maxPhotos}`);
  }

  return (
    <section ref={section} tabIndex={-1} aria-label="Camera" className="rounded-xl focus-ring">
      {view === 'full' ? (
        <PhotoLimitReached maxPhotos={maxPhotos} onNextPile={onNextPile} />
      ) : problem && !photo ? (
        <CameraError problem={problem} onRetry={retry} />
      ) : (
        <CameraLive
          video={video}
          state={state}
          isLive={isLive}
          onLive={setIsLive}
          watch={watch}
          count={{ taken: photoCount, most: maxPhotos }}
          automatic={onShot && canLook ? { isOn: isAutomatic, set: setWantsAutomatic } : null}
          canLook={canLook}
          photo={photo}
          onTake={shootNow}
          onRetake={retake}
          onUse={use}
          onRetry={retry}
          onSwitch={() => setFacingMode(facingMode === 'environment' ? 'user' : 'environment')}
        />
      )}
    </section>
  );
}

/** Takes one photo at a time. `onTaken` is called for each try. */
function useShutter(onTaken: () => void) {
  const isShooting = useRef(false);
  return async (frame: CanvasImageSource, size: Size, use: (taken: File) => void) => {
    if (isShooting.current) return;
    isShooting.current = true;
    // Done whatever happens: if it cannot be taken now, it cannot at the next look either.
    onTaken();
    try {
      use(await capturePhoto(frame, size));
    } catch (error) {
      console.error('Taking the photo failed', error);
      notifyError('Capture Error', 'Failed to capture image');
    }
    isShooting.current = false;
  };
}
