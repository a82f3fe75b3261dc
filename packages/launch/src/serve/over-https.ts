import type { Handler } from './listener';

/** Half a year, after which browsers would try plain HTTP again. */
const STRICT_TRANSPORT = 'max-age=15552000';

/** Tells browsers to stay with HTTPS if the public address has it. */
export function overHttps(publicUrl: string | undefined, handler: Handler): Handler {
  if (!publicUrl?.startsWith('https:')) return handler;
  return (request, response) => {
    response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);
    return handler(request, response);
  };
}
