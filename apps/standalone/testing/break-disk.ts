import fs, { type PathLike } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a server before everything else (`--import`), in each of its threads. While the file in
 * BROKEN_DISK exists, nothing can be written below DATA_DIR, and each try fails with the code in that file
 * (EROFS, ENOSPC). A real read-only or full disk needs rights that not every machine gives, and a folder's
 * mode does not keep root from writing.
 */
const { BROKEN_DISK: mark = '', DATA_DIR: directory = '' } = process.env;
const { O_WRONLY, O_RDWR, O_CREAT } = fs.constants;

function fail(path: unknown): void {
  if (!String(path).startsWith(directory) || !fs.existsSync(mark)) return;
  const code = readCode();
  throw Object.assign(new Error(`${code}: broken for a test`), { code });
}

const { readFileSync, openSync, writeSync } = fs;
const readCode = () => readFileSync(mark, 'utf8');
const open = fs.promises.open;
const paths = new Map<number, PathLike>();

/** On a full disk existing files can be opened. On a read-only one no file can be opened for writing. */
function checkOpening(path: PathLike, flags: string | number | undefined): void {
  const asks = typeof flags === 'number' ? flags : /[wa+]/.test(flags ?? 'r') ? O_CREAT : 0;
  if (!(asks & (O_WRONLY | O_RDWR | O_CREAT))) return;
  const isNew = asks & O_CREAT && !fs.existsSync(path);
  if (isNew || (fs.existsSync(mark) && readCode() === 'EROFS')) fail(path);
}

Object.assign(fs, {
  openSync(path: PathLike, flags: string | number, mode?: number) {
    checkOpening(path, flags);
    const file = openSync(path, flags, mode);
    paths.set(file, path);
    return file;
  },
  writeSync(...[file, ...rest]: Parameters<typeof writeSync>) {
    fail(paths.get(file));
    return writeSync(file, ...rest);
  },
});
Object.assign(fs.promises, {
  async open(path: PathLike, flags?: string | number, mode?: number) {
    checkOpening(path, flags);
    return open(path, flags, mode);
  },
});
for (const name of ['mkdirSync', 'renameSync', 'unlinkSync'] as const) {
  const original = fs[name] as (...parameters: unknown[]) => unknown;
  Object.assign(fs, {
    [name](path: PathLike, ...rest: unknown[]) {
      if (!(name === 'mkdirSync' && fs.existsSync(path))) fail(path);
      return original(path, ...rest);
    },
  });
}
syncBuiltinESMExports();
