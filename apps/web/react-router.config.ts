import type { Config } from '@react-router/dev/config';

/**
 * The signed-in part runs in the browser only; every public route becomes an HTML file at build
 * time, so that it can be read without JavaScript and shows its content at once.
 */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) =>
    getStaticPaths().filter((path) => !path.startsWith('/dashboard')),
} satisfies Config;
