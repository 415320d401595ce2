import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main } from 'assemblyscript/asc';

const root = join(import.meta.dirname, '..');
const source = 'packages/card-reader/assembly/index.ts';
export const COMPILED = join(root, 'packages/card-reader/src/image/kernels.gen.ts');

const OPTIONS = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--noAssert'];

/** The source of a module that contains the card reader's WebAssembly. */
export async function compileKernels(): Promise<string> {
  let binary: Uint8Array | undefined;
  const { error, stderr } = await main(
    [source, '--baseDir', root, '--outFile', 'kernels.wasm', ...OPTIONS],
    {
      writeFile: (_name, contents) => {
        binary = contents as Uint8Array;
      },
    },
  );
  if (error || !binary) throw new Error(`${source} does not compile:\n${stderr}`);
  const base64 = Buffer.from(binary).toString('base64');
  return `/** packages/card-reader/assembly, compiled by \`npm run kernels\`. */\nexport const KERNELS =\n  '${base64}';\n`;
}

if (import.meta.main) await writeFile(COMPILED, await compileKernels());
