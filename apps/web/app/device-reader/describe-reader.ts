import type { Obstacle } from './check-support.ts';
import type { DownloadProblem } from './download-files.ts';

const OBSTACLES: Record<Obstacle, string> = {
  'too old': 'This browser is too old to read cards itself, so our server reads them.',
  blocked: 'This browser may not run WebAssembly, so our server reads your cards.',
  memory: 'This device has too little memory to read cards itself, so our server reads them.',
  'no storage': 'This browser does not let pages store files, so our server reads your cards.',
};

/** Why this browser cannot, in one sentence. */
export const describeObstacle = (obstacle: Obstacle) => OBSTACLES[obstacle];

const PROBLEMS: Record<DownloadProblem, string> = {
  network: 'The download was interrupted. It will continue where it stopped.',
  storage:
    'There is not enough space on this device. Free some up and try again, or have our server read your cards.',
};

export const describeProblem = (problem: DownloadProblem) => PROBLEMS[problem];

/** Megabytes, as download sizes are told: 8,431,022 → “9 MB”, never less than it is. */
export const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
