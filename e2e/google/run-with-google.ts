import {
  discardStandalone,
  runStandalone,
  type StandaloneProcess,
} from '@cardsift/standalone/testing/run-standalone';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type GoogleStandIn,
  startGoogleStandIn,
} from './stand-in-google.ts';

export interface WithGoogle {
  google: GoogleStandIn;
  server: StandaloneProcess;
  discard(): Promise<void>;
}

/** The product with a stand-in that it takes for Google. */
export async function runWithGoogle(): Promise<WithGoogle> {
  const google = await startGoogleStandIn();
  const server = await runStandalone({
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    GOOGLE_STAND_IN: google.url,
    NODE_OPTIONS: `--import=${new URL('reroute-google.ts', import.meta.url).href}`,
  });
  return {
    google,
    server,
    async discard() {
      await discardStandalone(server);
      await google.close();
    },
  };
}
