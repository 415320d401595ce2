declare module 'virtual:device-reader-files' {
  const files: readonly import('./reader-file.ts').ReaderFile[];
  export default files;
}
