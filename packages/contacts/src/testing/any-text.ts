import fc from 'fast-check';

/** Any text at all: control characters, half characters, and the plain ones as often. */
export const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0xffff })), {
    maxLength: 40,
  })
  .map((units) => String.fromCharCode(...units));
