import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { serveConfigScript } from './build-tools/serve-config-script.ts';

export default defineConfig({
  // The variable the server knows its own address by, see app/layouts/site-url.ts.
  define: { 'import.meta.env.SITE_URL': JSON.stringify(process.env.SITE_URL ?? '') },
  plugins: [serveConfigScript(), tailwindcss(), reactRouter()],
});
