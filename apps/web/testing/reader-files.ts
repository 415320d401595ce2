import type { ReaderFile } from '#app/device-reader/reader-file.ts';

/** What the build lists, in small. */
export default [
  {
    name: 'latin-dictionary.txt',
    url: '/assets/latin-dictionary-ba7816bf8f.bin',
    // Of “abc”.
    sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    bytes: 3,
    travels: 3,
  },
] satisfies ReaderFile[];
