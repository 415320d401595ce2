// `node scripts/run.mjs scripts/install.ts` installs what package-lock.json says and the pinned Node.js.
export {};
