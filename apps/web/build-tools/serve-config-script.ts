import { loadEnv, type Plugin } from 'vite';

/**
 * In `npm run dev` no backend stands in front of the page, so Vite answers `/config.js` itself,
 * from SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY. In production the backend serves it.
 */
export function serveConfigScript(): Plugin {
  return {
    name: 'cardsift-config-script',
    apply: 'serve',
    configureServer(server) {
      const env = loadEnv(server.config.mode, server.config.root, 'SUPABASE_');
      const config = {
        supabaseUrl: env.SUPABASE_URL ?? 'http://localhost:3000',
        supabaseKey: env.SUPABASE_PUBLISHABLE_KEY ?? '',
        ...(env.SUPABASE_CARDDAV_URL && { carddavUrl: env.SUPABASE_CARDDAV_URL }),
      };
      server.middlewares.use('/config.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.end(`window.CARDSIFT = ${JSON.stringify(config)};\n`);
      });
    },
  };
}
