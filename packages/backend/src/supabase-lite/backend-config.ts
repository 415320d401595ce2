import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BackendSettings } from '../backend-settings.ts';
import type { Secrets } from '../secrets.ts';

const templates = fileURLToPath(import.meta.resolve('@cardsift/supabase/templates'));

/** The same settings as supabase/settings.toml, in the form in which Supabase Lite takes them. */
export function backendConfig(settings: BackendSettings, secrets: Secrets) {
  return {
    auth: {
      enabled: true,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: settings.siteUrl,
      // Supabase Lite compares hosts by name, and people type either of these.
      additional_redirect_urls: ['localhost', '127.0.0.1'].map(
        (host) => `http://${host}:${settings.port}/**`,
      ),
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      minimum_password_length: 8,
      password_requirements: 'lower_upper_letters_digits',
      email: {
        enable_signup: true,
        enable_confirmations: true,
        template: {
          confirmation: {
            subject: 'Confirm your Cardsift account',
            content_path: join(templates, 'confirmation.html'),
          },
          recovery: {
            subject: 'Set a new Cardsift password',
            content_path: join(templates, 'recovery.html'),
          },
        },
      },
      ...(settings.google && {
        external: {
          google: {
            enabled: true,
            client_id: settings.google.clientId,
            secret: settings.google.secret,
            // Else the request's Host header and scheme would say, and a proxy changes those.
            redirect_uri: `${settings.siteUrl}/auth/v1/callback`,
          },
        },
      }),
    },
    // 1,000 rows a page, as hosted Supabase does: clients page on.
    api: { max_rows: 1000 },
    storage: { enabled: true },
  };
}
