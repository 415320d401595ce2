import type { BenchReader } from '../peers/bench-reader.ts';
import { findTesseractCli } from '../peers/tesseract-cli.ts';
import { createTesseractJs } from '../peers/tesseract-js.ts';

export interface PeerTime {
  /** Milliseconds. */
  total: number;
  /** Processor time of this process. It does not include a peer that is a separate program. */
  processor: number;
}

/** The times of each peer for each picture. Peers that are not installed are left out. */
export async function timePeers(pictures: Uint8Array[]): Promise<Map<string, PeerTime[]>> {
  const times = new Map<string, PeerTime[]>();
  const peers = [await createTesseractJs(), findTesseractCli()].filter(
    (peer) => peer !== undefined,
  );
  for (const peer of peers) times.set(peer.name, await timePeer(peer, pictures));
  return times;
}

async function timePeer(peer: BenchReader, pictures: Uint8Array[]): Promise<PeerTime[]> {
  for (const jpeg of pictures.slice(0, 1)) await peer.read(jpeg);
  const times: PeerTime[] = [];
  for (const jpeg of pictures) {
    const before = process.cpuUsage();
    const begun = performance.now();
    await peer.read(jpeg);
    const total = performance.now() - begun;
    const { user, system } = process.cpuUsage(before);
    times.push({ total, processor: (user + system) / 1000 });
  }
  await peer.close();
  return times;
}
