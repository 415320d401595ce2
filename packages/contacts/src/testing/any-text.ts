import fc from 'fast-check';

/** Any text: control characters, unpaired surrogates, and plain ones equally often. */
export const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), {
    maxLength: 40,
  })
  .map((units) => String.fromCharCode(...units));
