import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { POST_SLUGS } from './app/features/blog/post-slugs.ts';
import { buildServiceWorker } from './build-tools/build-service-worker.ts';
import { writeNotices } from './build-tools/collect-packages.ts';
import { compressFiles } from './build-tools/compress-files.ts';
import { preloadDashboard } from './build-tools/preload-dashboard.ts';

/**
 * The signed-in part runs in the browser only; every public route becomes an HTML file at build
 * time, so that it can be read without JavaScript and shows its content at once.
 */
export default {
  ssr: false,
  ...(process.env.BUILD_DIRECTORY && { buildDirectory: process.env.BUILD_DIRECTORY }),
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths().filter((path) => !path.startsWith('/dashboard')),
    ...POST_SLUGS.map((slug) => `/blog/${slug}`),
    // Any path without a page: what a static host sends for those it does not know.
    '/404',
  ],
  buildEnd: async ({ viteConfig, reactRouterConfig }) => {
    const directory = join(reactRouterConfig.buildDirectory, 'client');
    await preloadDashboard(directory);
    const serviceWorker = await buildServiceWorker(viteConfig.root, directory);
    await writeNotices(directory, serviceWorker);
    await compressFiles(directory);
  },
} satisfies Config;
