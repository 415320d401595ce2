import type { BenchReader } from '../peers/bench-reader.ts';
import { findTesseractCli } from '../peers/tesseract-cli.ts';
import { createTesseractJs } from '../peers/tesseract-js.ts';

/** Milliseconds for each picture, by peer; those that are not installed are left out. */
export async function timePeers(pictures: Uint8Array[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  const peers = [await createTesseractJs(), findTesseractCli()].filter(
    (peer) => peer !== undefined,
  );
  for (const peer of peers) times.set(peer.name, await timePeer(peer, pictures));
  return times;
}

async function timePeer(peer: BenchReader, pictures: Uint8Array[]): Promise<number[]> {
  for (const jpeg of pictures.slice(0, 1)) await peer.read(jpeg);
  const times: number[] = [];
  for (const jpeg of pictures) {
    const begun = performance.now();
    await peer.read(jpeg);
    times.push(performance.now() - begun);
  }
  await peer.close();
  return times;
}
