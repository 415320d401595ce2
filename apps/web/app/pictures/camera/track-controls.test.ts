import { expect, test, vi } from 'vitest';
import { readTrackControls, setTrackControl } from './track-controls.ts';

const trackWith = (capabilities: unknown, settings: unknown = {}) =>
  ({
    getCapabilities: () => capabilities,
    getSettings: () => settings,
    applyConstraints: vi.fn(async () => undefined),
  }) as unknown as MediaStreamTrack;

test('light and zoom are offered where the camera has them', () => {
  const zoom = { min: 1, max: 8, step: 0.1 };
  expect(readTrackControls(trackWith({ torch: true, zoom }, { zoom: 2 }))).toEqual({
    hasTorch: true,
    zoom: { ...zoom, value: 2 },
  });
});

test.each([
  ['has neither', {}],
  ['cannot zoom by anything', { zoom: { min: 1, max: 1, step: 0 } }],
  ['says nonsense', { torch: 'yes', zoom: 'a lot' }],
])('nothing is offered where the camera %s', (_, capabilities) => {
  expect(readTrackControls(trackWith(capabilities))).toEqual({ hasTorch: false, zoom: null });
});

test('a browser that does not tell, or no camera, offers nothing', () => {
  expect(readTrackControls({} as MediaStreamTrack)).toEqual({ hasTorch: false, zoom: null });
  expect(readTrackControls(undefined)).toEqual({ hasTorch: false, zoom: null });
});

test('they are set as advanced constraints, which leave the picture as it is', async () => {
  const track = trackWith({});
  await setTrackControl(track, { torch: true });
  expect(track.applyConstraints).toHaveBeenCalledExactlyOnceWith({ advanced: [{ torch: true }] });
});
