import type { HttpBindings } from '@hono/node-server';

/** What every handler of the server knows about its request. */
export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: {
    /** The address that rate limits count. */
    clientAddress: string;
    /** Whether the request comes from this machine: see identify-client.ts. */
    isLocal: boolean;
  };
}
