/** What people are told about a camera that cannot be used, and what to do. */
export interface CameraProblem {
  message: string;
  advice: string;
}

/** From what getUserMedia rejected with. */
export function describeCameraError(error: unknown): CameraProblem {
  switch (readErrorName(error)) {
    case 'NotAllowedError':
    case 'SecurityError':
      return {
        message: 'Camera access denied. Please allow camera access and try again.',
        advice: 'You can change this next to the page’s address, or upload a picture instead.',
      };
    case 'NotFoundError':
    case 'OverconstrainedError':
      return {
        message: 'No camera found on this device.',
        advice: 'Connect one and try again, or upload a picture.',
      };
    case 'NotSupportedError':
    case 'TypeError':
      return {
        message: 'Camera not supported on this device.',
        advice: 'You can upload a picture instead.',
      };
    default:
      return {
        message: 'Failed to access camera',
        advice: 'Another app may be using it. Close that app and try again, or upload a picture.',
      };
  }
}

/** Of a camera that worked until it was unplugged, or taken by the system or another app. */
export const CAMERA_ENDED: CameraProblem = {
  message: 'Failed to access camera',
  advice: 'It was disconnected, or another app took it. Photos you have taken are still here.',
};

/** Browsers throw DOMException and OverconstrainedError, which need not be an Error. */
function readErrorName(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
}
