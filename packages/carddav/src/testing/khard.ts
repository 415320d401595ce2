import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A person's computer with vdirsyncer and khard from Debian, which share a folder of cards. */
export interface Computer {
  /** Syncs the folder with the server. Throws vdirsyncer's output if it fails. */
  sync(): Promise<string>;
  khard(...parameters: string[]): Promise<string>;
  /** Edits the only contact that khard finds by a name. `edits` are sed commands, in place of an editor. */
  edit(name: string, edits: string): Promise<void>;
  /** The cards in the folder, by file name. */
  cards(): Promise<Map<string, string>>;
  write(file: string, vcard: string): Promise<void>;
  remove(file: string): Promise<void>;
  close(): Promise<void>;
}

interface Account {
  url: string;
  userName: string;
  password: string;
}

/** Which of the two programs this machine lacks. */
export const missingPrograms = (): string[] =>
  ['vdirsyncer', 'khard'].filter((name) => spawnSync(name, ['--version']).status !== 0);

/**
 * @param conflicts what vdirsyncer does if both sides changed one card; by default it reports that and stops
 */
export async function openComputer(
  { url, userName, password }: Account,
  conflicts?: 'a wins' | 'b wins',
): Promise<Computer> {
  const home = await mkdtemp(join(tmpdir(), 'cardsift-khard-'));
  const folder = join(home, 'contacts');
  await mkdir(join(folder, 'contacts'), { recursive: true });
  const settings = join(home, 'vdirsyncer.conf');
  await writeFile(
    settings,
    `[general]
status_path = "${home}/status/"

[pair contacts]
a = "here"
b = "there"
collections = ["contacts"]
${conflicts ? `conflict_resolution = "${conflicts}"` : ''}

[storage here]
type = "filesystem"
path = "${folder}"
fileext = ".vcf"

[storage there]
type = "carddav"
url = "${url}"
username = "${userName}"
password = "${password}"
`,
  );
  const editor = join(home, 'editor.sh');
  await writeFile(editor, '#!/bin/sh\nexec sed -i -E "$EDITS" "$1"\n', { mode: 0o755 });
  const khardSettings = join(home, 'khard.conf');
  await writeFile(
    khardSettings,
    `[addressbooks]
[[contacts]]
path = ${folder}/contacts

[general]
default_action = list
editor = ${editor}
merge_editor = /bin/true

[contact table]
display = formatted_name
`,
  );
  const env = { ...process.env, HOME: home, LC_ALL: 'C.UTF-8' };
  const vdirsyncer = async (...parameters: string[]) => {
    const { stdout, stderr } = await run('vdirsyncer', ['-c', settings, ...parameters], {
      env,
      maxBuffer: 2 ** 26,
    });
    return stdout + stderr;
  };
  await vdirsyncer('discover', 'contacts');
  const khard = async (parameters: string[], more: Record<string, string> = {}) => {
    const running = run('khard', ['-c', khardSettings, ...parameters], {
      env: { ...env, ...more },
    });
    // If its input is not a terminal, khard reads a contact from it until it ends.
    running.child.stdin?.end();
    return (await running).stdout;
  };
  const path = (file: string) => join(folder, 'contacts', file);
  return {
    sync: () => vdirsyncer('sync'),
    khard: (...parameters) => khard(parameters),
    async edit(name, edits) {
      await khard(['edit', name], { EDITS: edits });
    },
    async cards() {
      const files = await readdir(join(folder, 'contacts'));
      const texts = await Promise.all(files.map((file) => readFile(path(file), 'utf8')));
      return new Map(files.map((file, index) => [file, texts[index] ?? '']));
    },
    write: (file, vcard) => writeFile(path(file), vcard),
    remove: (file) => rm(path(file)),
    close: () => rm(home, { recursive: true, force: true }),
  };
}
