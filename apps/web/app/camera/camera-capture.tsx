import { useEffect, useState } from 'react';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { CameraError } from './camera-error.tsx';
import { CameraLive } from './camera-live.tsx';
import { capturePhoto } from './capture-photo.ts';
import { PhotoPreview } from './photo-preview.tsx';
import { type FacingMode, isCameraSupported, useCamera } from './use-camera.ts';

interface CameraCaptureProps {
  /** With this many photos taken the camera stops. */
  maxPhotos?: number;
  /** How many photos the caller holds at the moment. */
  photoCount: number;
  /** Gets each photo somebody chose to use: a JPEG, longest side at most 1600 px. */
  onCapture(photo: File): void;
}

/** Takes photos of cards: a live picture, a preview to keep or retake, and every way it can fail. */
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

function SupportedCamera({ maxPhotos = 5, photoCount, onCapture }: CameraCaptureProps) {
  const [facingMode, setFacingMode] = useState<FacingMode>('environment');
  const [photo, setPhoto] = useState<File | null>(null);
  const full = photoCount >= maxPhotos;
  const { state, retry } = useCamera(facingMode, !full);
  const problem = state.status === 'error' ? state.message : null;

  useEffect(() => {
    if (problem) notifyError('Camera Error', problem);
  }, [problem]);

  async function take(video: HTMLVideoElement) {
    try {
      setPhoto(await capturePhoto(video));
    } catch (error) {
      console.error('Taking the photo failed', error);
      notifyError('Capture Error', 'Failed to capture image');
    }
  }

  function use(taken: File) {
    setPhoto(null);
    onCapture(taken);
    notify('Photo Captured!', `${photoCount + 1} of ${maxPhotos}`);
  }

  if (photo) {
    return <PhotoPreview photo={photo} onRetake={() => setPhoto(null)} onUse={() => use(photo)} />;
  }
  if (full) {
    return (
      <Card>
        <CardContent role="status" className="text-center text-muted-foreground">
          <strong className="block">Too many files</strong>
          <span>You can only capture up to {maxPhotos} photos</span>
        </CardContent>
      </Card>
    );
  }
  if (problem) return <CameraError message={problem} onRetry={retry} />;
  return (
    <CameraLive
      stream={state.status === 'open' ? state.stream : null}
      onTake={take}
      onSwitch={() => setFacingMode(facingMode === 'environment' ? 'user' : 'environment')}
    />
  );
}
