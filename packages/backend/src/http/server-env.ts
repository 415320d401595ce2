import type { HttpBindings } from '@hono/node-server';

/** What every handler of the server knows of its request. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The address to count rate limits by. */
    clientAddress: string;
    /** Whether the request comes from this machine: see identify-client.ts. */
    isLocal: boolean;
  };
}
