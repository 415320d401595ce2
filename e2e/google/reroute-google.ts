/**
 * Loaded into the server under test before its own code: what it would ask Google's servers goes to
 * the stand-in at GOOGLE_STAND_IN. The authorization page is not asked by the server but visited.
 */
const standIn = process.env.GOOGLE_STAND_IN ?? '';
const realFetch = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  if (!/(^|\.)googleapis\.com$/.test(address.hostname)) return realFetch(input, init);
  return realFetch(new URL(address.pathname, standIn), init);
};
