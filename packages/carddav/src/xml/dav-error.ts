import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { QualifiedName } from './names.ts';
import { dav } from './names.ts';
import { documentAround, element, escapeXml } from './write-xml.ts';

interface DavErrorOptions extends ErrorOptions {
  /** The precondition that the request broke (RFC 4918, 16), such as `valid-sync-token`. */
  precondition?: QualifiedName;
  /** XML inside the precondition's element. */
  content?: string;
  headers?: Record<string, string>;
}

/** A refusal that is explained to the client. */
export class DavError extends Error {
  override readonly name = 'DavError';
  readonly status: ContentfulStatusCode;
  readonly precondition: QualifiedName | undefined;
  readonly content: string;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, message: string, options: DavErrorOptions = {}) {
    super(message, options);
    this.status = status;
    this.precondition = options.precondition;
    this.content = options.content ?? '';
    this.headers = options.headers ?? {};
  }
}

/** The answer: the broken precondition as XML, and a sentence for people who read it. */
export function renderDavError({ status, message, precondition, content, headers }: DavError) {
  const { begin, end } = documentAround(dav('error'));
  const reason = precondition ? element(precondition, content) : '';
  const sentence = element(dav('responsedescription'), escapeXml(message));
  return new Response(`${begin}${reason}${sentence}${end}`, {
    status,
    headers: { 'Content-Type': 'application/xml; charset=utf-8', ...headers },
  });
}
