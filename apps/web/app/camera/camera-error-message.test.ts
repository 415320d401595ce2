import { describe, expect, it } from 'vitest';
import { cameraErrorMessage } from './camera-error-message.ts';

describe('cameraErrorMessage', () => {
  it.each([
    ['NotAllowedError', 'Camera access denied. Please allow camera access and try again.'],
    ['NotFoundError', 'No camera found on this device.'],
    ['NotSupportedError', 'Camera not supported on this device.'],
    ['NotReadableError', 'Failed to access camera'],
  ])('says for %s: %s', (name, message) => {
    expect(cameraErrorMessage(new DOMException('refused', name))).toBe(message);
  });

  it('has a sentence for whatever else may be thrown', () => {
    expect(cameraErrorMessage('no idea')).toBe('Failed to access camera');
  });
});
