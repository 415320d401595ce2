/** The path up to the innermost installed package: `/a/node_modules/b/node_modules/@c/d`. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** The folder of the installed package that a file belongs to. Null for a file of ours. */
export function packageOfFile(file: string): string | null {
  return PACKAGE.exec(file)?.[0] ?? null;
}
