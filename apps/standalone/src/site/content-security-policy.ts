import { createHash } from 'node:crypto';

/**
 * The policy for one HTML page. Scripts come from this origin or are part of the built page: React
 * Router writes a few inline ones, and each is allowed by its hash. Styles may be inline, because
 * Radix and sonner position their layers with style elements.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${sha256(script)}'`);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...new Set(hashes)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
