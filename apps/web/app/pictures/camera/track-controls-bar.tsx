import { Flashlight, ZoomIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { notifyError } from '#app/components/ui/notify.ts';
import { readTrackControls, setTrackControl, type TrackControls } from './track-controls.ts';

/** Light and zoom, of cameras that have them. */
export function TrackControlsBar({ track }: { track: MediaStreamTrack | undefined }) {
  const [controls, setControls] = useState<TrackControls>({ hasTorch: false, zoom: null });
  const [torch, setTorch] = useState(false);

  useEffect(() => {
    setControls(readTrackControls(track));
    setTorch(false);
  }, [track]);

  async function set(control: Parameters<typeof setTrackControl>[1]) {
    if (!track) return;
    try {
      await setTrackControl(track, control);
      if ('torch' in control) setTorch(control.torch);
    } catch (error) {
      console.error('The camera refused', control, error);
      notifyError('Camera Error', 'The camera did not do that.');
    }
  }

  const { hasTorch, zoom } = controls;
  return (
    <>
      {hasTorch && (
        <Button
          variant={torch ? 'default' : 'outline'}
          size="lg"
          aria-pressed={torch}
          onClick={() => void set({ torch: !torch })}
        >
          <Flashlight aria-hidden="true" /> Light
        </Button>
      )}
      {zoom && (
        <label className="flex min-h-12 items-center gap-2 text-sm">
          <ZoomIn aria-hidden="true" className="size-4" /> Zoom
          <input
            type="range"
            min={zoom.min}
            max={zoom.max}
            step={zoom.step}
            value={zoom.value}
            aria-valuetext={`${zoom.value.toFixed(1)} times`}
            className="w-28 accent-primary focus-ring"
            onChange={({ target }) => {
              const value = target.valueAsNumber;
              setControls({ hasTorch, zoom: { ...zoom, value } });
              void set({ zoom: value });
            }}
          />
        </label>
      )}
    </>
  );
}
