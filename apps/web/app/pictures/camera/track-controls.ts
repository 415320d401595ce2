import { z } from 'zod';

/**
 * What a camera offers beyond its picture (W3C, MediaStream Image Capture), as far as this page uses it. Browsers
 * leave out what the camera lacks, and some report impossible zoom values.
 */
const capabilitiesSchema = z.object({
  torch: z.boolean().default(false).catch(false),
  zoom: z
    .object({ min: z.number(), max: z.number(), step: z.number().positive().catch(0.1) })
    .refine(({ min, max }) => max > min)
    .optional()
    .catch(undefined),
});

const settingsSchema = z.object({ zoom: z.number().optional().catch(undefined) });

export interface TrackControls {
  hasTorch: boolean;
  /** Magnifications, with the one that is set. */
  zoom: { min: number; max: number; step: number; value: number } | null;
}

export function readTrackControls(track: MediaStreamTrack | undefined): TrackControls {
  const { torch, zoom } = capabilitiesSchema.parse(track?.getCapabilities?.() ?? {});
  const { zoom: value } = settingsSchema.parse(track?.getSettings?.() ?? {});
  return { hasTorch: torch, zoom: zoom ? { ...zoom, value: value ?? zoom.min } : null };
}

/** Sets the light or the magnification; rejects when the camera refuses. */
export async function setTrackControl(
  track: MediaStreamTrack,
  control: { torch: boolean } | { zoom: number },
): Promise<void> {
  // The names are those of the extension above, which TypeScript's library does not know.
  await track.applyConstraints({ advanced: [control as MediaTrackConstraintSet] });
}
