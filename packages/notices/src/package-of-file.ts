/** From the root of the disk to what npm installed last: `/a/node_modules/b/node_modules/@c/d`. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** The folder of the installed package that a file belongs to. Null for a file of ours. */
export function packageOfFile(file: string): string | null {
  return PACKAGE.exec(file)?.[0] ?? null;
}
