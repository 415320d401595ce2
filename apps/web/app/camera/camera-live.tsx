import { Camera, SwitchCamera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';

interface CameraLiveProps {
  /** Null while the camera is being opened. */
  stream: MediaStream | null;
  onTake(video: HTMLVideoElement): Promise<void>;
  onSwitch(): void;
}

/** What the camera sees now, with a frame of a card's proportions to aim with. */
export function CameraLive({ stream, onTake, onSwitch }: CameraLiveProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [live, setLive] = useState(false);
  const [taking, setTaking] = useState(false);

  useEffect(() => {
    setLive(false);
    if (video.current) video.current.srcObject = stream;
  }, [stream]);

  async function take() {
    if (video.current === null) return;
    setTaking(true);
    await onTake(video.current);
    setTaking(false);
  }

  return (
    <Card className="overflow-hidden">
      <div className="relative flex aspect-4/3 items-center justify-center bg-black sm:aspect-video">
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label="Live camera picture"
          onLoadedData={() => setLive(true)}
          className="size-full object-contain"
        />
        {live ? (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute aspect-[1.75] w-4/5 max-w-xl rounded-xl border-2 border-white/80 shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]"
          />
        ) : (
          <div className="absolute flex items-center gap-3 text-white">
            <Spinner label="" /> Initializing camera...
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-3 p-4">
        <Button size="lg" disabled={!live || taking} onClick={() => void take()}>
          <Camera aria-hidden="true" /> Take Photo
        </Button>
        <Button variant="outline" size="lg" disabled={!live} onClick={onSwitch}>
          <SwitchCamera aria-hidden="true" /> Switch Camera
        </Button>
      </div>
    </Card>
  );
}
