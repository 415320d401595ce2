const REFERENCE = / Reference: ([\da-f-]{32,36})$/i;

/**
 * The id of the request that failed. The backend ends its sentence about a fault of its own with it, and logs it.
 * Undefined for any other failure.
 */
export function failedRequest(error: unknown): string | undefined {
  return error instanceof Error ? REFERENCE.exec(error.message)?.[1] : undefined;
}
