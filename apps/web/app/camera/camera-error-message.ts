/** What to tell somebody whose camera could not be opened, from what getUserMedia rejected with. */
export function cameraErrorMessage(error: unknown): string {
  switch (readErrorName(error)) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'Camera access denied. Please allow camera access and try again.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'No camera found on this device.';
    case 'NotSupportedError':
    case 'TypeError':
      return 'Camera not supported on this device.';
    default:
      return 'Failed to access camera';
  }
}

/** Browsers throw DOMException and OverconstrainedError, which need not be an Error. */
function readErrorName(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
}
