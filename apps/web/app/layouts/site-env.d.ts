interface ImportMetaEnv {
  /** Where the built site will be reached, or empty; see site-url.ts. */
  readonly SITE_URL: string;
  /** Where people write to for help and upgrades, or empty; see layouts/support.tsx. */
  readonly SUPPORT_EMAIL: string;
}
