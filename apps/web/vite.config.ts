import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { serveConfigScript } from './build-tools/serve-config-script.ts';

export default defineConfig({
  plugins: [serveConfigScript(), tailwindcss(), reactRouter()],
});
