import { describe, expect, it } from 'vitest';
import { describeCameraError } from './describe-camera-error.ts';

describe('describeCameraError', () => {
  it.each([
    ['NotAllowedError', 'Camera access denied. Please allow camera access and try again.'],
    ['NotFoundError', 'No camera found on this device.'],
    ['NotSupportedError', 'Camera not supported on this device.'],
    ['NotReadableError', 'Failed to access camera'],
  ])('says for %s: %s', (name, message) => {
    expect(describeCameraError(new DOMException('refused', name)).message).toBe(message);
  });

  it('has a sentence for whatever else may be thrown', () => {
    expect(describeCameraError('no idea').message).toBe('Failed to access camera');
  });

  it('says of a camera that another app has how to get it', () => {
    const { advice } = describeCameraError(new DOMException('in use', 'NotReadableError'));
    expect(advice).toContain('Close that app');
  });
});
