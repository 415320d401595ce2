import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { collectPackages } from './build-tools/collect-packages.ts';
import { groupScripts } from './build-tools/group-scripts.ts';
import { packDeviceReader } from './build-tools/pack-device-reader.ts';
import { serveConfigScript } from './build-tools/serve-config-script.ts';

const packages = collectPackages();

export default defineConfig({
  // What the pages say about who serves them, see app/layouts/site-url.ts and app/layouts/support.tsx.
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? ''),
    'import.meta.env.SUPPORT_EMAIL': JSON.stringify(process.env.SUPPORT_EMAIL ?? ''),
  },
  worker: { format: 'es', plugins: () => [packages.ofWorker] },
  environments: {
    client: {
      // ONNX Runtime without its WebAssembly, which only people who read cards on their device download.
      resolve: { conditions: ['onnxruntime-web-use-extern-wasm', ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: groupScripts() },
            // The bundler puts all pages that share a file into its name.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
        },
      },
    },
  },
  plugins: [
    serveConfigScript(),
    packDeviceReader(),
    tailwindcss(),
    reactRouter(),
    packages.ofPages,
  ],
});
