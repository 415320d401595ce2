import { Camera, Check, RotateCcw, SwitchCamera } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { Card } from '#app/components/ui/card.tsx';
import { Spinner } from '#app/components/ui/spinner.tsx';
import { Switch } from '#app/components/ui/switch.tsx';
import type { Watch } from './automatic-shot/decide-shot.ts';
import { CameraPicture } from './camera-picture.tsx';
import { CardOutline } from './card-outline.tsx';
import { describeSight } from './describe-sight.ts';
import { PhotoImage } from './photo-image.tsx';
import { SightHint } from './sight-hint.tsx';
import { TrackControlsBar } from './track-controls-bar.tsx';
import type { CameraState } from './use-camera.ts';

interface CameraLiveProps {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
  isLive: boolean;
  onLive(isLive: boolean): void;
  watch: Watch;
  /** False where this browser cannot look for cards. */
  canLook: boolean;
  count: { taken: number; most: number };
  /** Null where the camera never takes photos by itself. */
  automatic: { isOn: boolean; set(on: boolean): void } | null;
  /** What somebody took and looks at now; null while they look at the camera's picture. */
  photo: File | null;
  onTake(): Promise<void>;
  onRetake(): void;
  onUse(photo: File): void;
  onRetry(): void;
  onSwitch(): void;
}

/** The camera's picture with what it sees, and over it the photo that was taken until it is used. */
export function CameraLive(props: CameraLiveProps) {
  const { state, isLive, photo } = props;
  const stream = state.status === 'open' ? state.stream : null;
  const isInterrupted = state.status === 'open' && state.isInterrupted;
  return (
    <Card className="overflow-hidden">
      <CameraPicture video={props.video} stream={stream} onLive={props.onLive}>
        {photo ? (
          <PhotoImage photo={photo} />
        ) : isInterrupted ? (
          <Interrupted onRetry={props.onRetry} />
        ) : isLive ? (
          <Sighted {...props} />
        ) : (
          <p className="absolute flex items-center gap-3 text-white">
            <Spinner label="" /> Initializing camera...
          </p>
        )}
      </CameraPicture>
      {isLive && !isInterrupted && !photo && props.canLook && <Hint {...props} />}
      {photo ? (
        <Controls>
          <Button variant="outline" size="lg" onClick={props.onRetake}>
            <RotateCcw aria-hidden="true" /> Retake
          </Button>
          <Button size="lg" data-main-action onClick={() => props.onUse(photo)}>
            <Check aria-hidden="true" /> Use Photo
          </Button>
        </Controls>
      ) : (
        <LiveControls {...props} track={stream?.getVideoTracks()[0]} />
      )}
    </Card>
  );
}

function Sighted({ watch, count }: CameraLiveProps) {
  return (
    <>
      <CardOutline watch={watch} />
      {count.taken > 0 && watch.sight === 'taken' && <Flash key={count.taken} />}
    </>
  );
}

function Hint({ watch, count, automatic }: CameraLiveProps) {
  const isAutomatic = automatic?.isOn ?? false;
  return (
    <SightHint sight={watch.sight}>
      {describeSight(watch.sight, { isAutomatic, ...count })}
    </SightHint>
  );
}

/** A white blink like a flash; left out for people who prefer less motion. */
function Flash() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 animate-out bg-white fade-out fill-mode-forwards duration-300 motion-reduce:hidden"
    />
  );
}

function Interrupted({ onRetry }: { onRetry(): void }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 bg-black p-6 text-center text-white">
      <p role="status">The device has paused the camera. Another app may be using it.</p>
      <Button variant="outline" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

function LiveControls({
  isLive,
  automatic,
  track,
  onTake,
  onSwitch,
}: CameraLiveProps & { track: MediaStreamTrack | undefined }) {
  return (
    <Controls>
      <Button
        size="lg"
        // Not `disabled`, which would take the focus from who presses it again and again.
        aria-disabled={!isLive}
        data-main-action
        className="w-full sm:w-auto"
        onClick={() => {
          if (isLive) void onTake();
        }}
      >
        <Camera aria-hidden="true" /> Take Photo
      </Button>
      <Button variant="outline" size="lg" disabled={!isLive} onClick={onSwitch}>
        <SwitchCamera aria-hidden="true" /> Switch Camera
      </Button>
      <TrackControlsBar track={track} />
      {automatic && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button, which a label may name
        <label className="flex min-h-12 items-center gap-2 text-sm">
          <Switch checked={automatic.isOn} onCheckedChange={automatic.set} /> Automatic
        </label>
      )}
    </Controls>
  );
}

function Controls({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3 p-4">{children}</div>
  );
}
