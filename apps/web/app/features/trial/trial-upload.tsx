import { Camera, ImageUp } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Card, CardContent } from '#app/components/ui/card.tsx';
import { notify, notifyError } from '#app/components/ui/notify.ts';
import { CameraCapture } from '#app/pictures/camera/camera-capture.tsx';
import { checkPicture, PICTURE_ACCEPT } from '#app/pictures/check-picture.ts';
import { ServerOrHere } from './server-or-here.tsx';

interface TrialUploadProps {
  onPicture(file: File): void;
}

export function TrialUpload({ onPicture }: TrialUploadProps) {
  const [cameraOpen, setCameraOpen] = useState(false);
  const inputId = useId();

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file can be chosen again after a failure.
    event.target.value = '';
    if (!file) return;
    const refusal = checkPicture(file);
    if (refusal) return notifyError(refusal.title, refusal.description);
    notify('Image Uploaded!', `${file.name} is being read.`);
    onPicture(file);
  }

  if (cameraOpen) {
    return (
      <div className="flex flex-col gap-3">
        <CameraCapture photoCount={0} onCapture={onPicture} />
        <Button variant="ghost" className="self-center" onClick={() => setCameraOpen(false)}>
          Upload a file instead
        </Button>
      </div>
    );
  }
  return (
    <Card>
      <CardContent className="flex flex-col gap-4">
        <label
          htmlFor={inputId}
          className="flex cursor-pointer flex-col items-center gap-2 rounded-lg border-2 border-dashed border-input px-4 py-12 text-center hover:bg-secondary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <ImageUp className="size-8 text-link" aria-hidden="true" />
          <span className="font-medium">Choose a picture of a business card</span>
          <span className="text-sm text-muted-foreground">JPG, PNG, HEIC or PDF, up to 10MB</span>
          <input
            id={inputId}
            type="file"
            accept={PICTURE_ACCEPT}
            onChange={choose}
            className="sr-only"
          />
        </label>
        <Button variant="outline" size="lg" onClick={() => setCameraOpen(true)}>
          <Camera aria-hidden="true" /> Take Photo
        </Button>
        <ServerOrHere />
      </CardContent>
    </Card>
  );
}
