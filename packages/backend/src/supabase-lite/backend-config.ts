import type { BackendSettings } from '../backend-settings.ts';
import type { Secrets } from '../secrets.ts';

/** The settings of supabase/config.toml in Supabase Lite's form. */
export function backendConfig(settings: BackendSettings, secrets: Secrets) {
  return {
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: settings.siteUrl,
      // Supabase Lite compares host names, and people type either of these.
      additional_redirect_urls: ['localhost', '127.0.0.1'].map(
        (host) => `http://${host}:${settings.port}/**`,
      ),
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      email: {
        enable_signup: true,
        enable_confirmations: true,
      },
      ...(settings.google && {
        external: {
          google: {
            enabled: true,
            client_id: settings.google.clientId,
            secret: settings.google.secret,
            // Otherwise the request's Host header and scheme would decide, and a proxy changes those.
            redirect_uri: `${settings.siteUrl}/auth/v1/callback`,
          },
        },
      }),
    },
    // 1,000 rows per page, as in hosted Supabase. Clients request further pages.
    api: { max_rows: 1000 },
    storage: { enabled: true },
  };
}
