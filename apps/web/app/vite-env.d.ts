interface ImportMetaEnv {
  /** Where the built site will be reached, or empty; see layouts/site-url.ts. */
  readonly SITE_URL: string;
}
