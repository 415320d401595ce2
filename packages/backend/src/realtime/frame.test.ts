import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFrame, encodeFrame } from './frame.ts';

const frames = fc.record({
  joinRef: fc.option(fc.string({ maxLength: 8 })),
  ref: fc.option(fc.string({ maxLength: 8 })),
  topic: fc.string({ maxLength: 40 }),
  event: fc.string({ maxLength: 40 }),
  payload: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
});

test.each(['1.0.0', '2.0.0'] as const)('frames written in version %s can be read', (version) => {
  fc.assert(
    fc.property(frames, (frame) => {
      expect(decodeFrame(encodeFrame(frame, version), version)).toEqual(frame);
    }),
  );
});

test('nonsense is not a frame and throws nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const isFrame = decodeFrame(text, '2.0.0') !== null;
      expect(isFrame).toBe(isFrame && Array.isArray(JSON.parse(text)));
    }),
  );
});
