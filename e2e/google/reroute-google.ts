/**
 * Loaded into the server under test before its own code. Sends its requests for Google's servers to
 * the stand-in at GOOGLE_STAND_IN. The authorization page is not requested by the server but
 * visited by the browser.
 */
const standIn = process.env.GOOGLE_STAND_IN ?? '';
const realFetch = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  if (!/(^|\.)googleapis\.com$/.test(address.hostname)) return realFetch(input, init);
  return realFetch(new URL(address.pathname, standIn), init);
};
