import type { FastifyInstance } from 'fastify';

/** Warns once about an untrusted proxy that forwards addresses: all of its callers share one rate limit. */
export function warnOfUntrustedProxies(app: FastifyInstance, onNotice: (line: string) => void): void {
  let hasWarned = false;
  app.addHook('onRequest', async ({ headers, ip, ips = [] }) => {
    // A trusted proxy's own calls have its address too, but after that of the connection.
    if (hasWarned || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    hasWarned = true;
    onNotice(
      `A proxy at ${ip} forwards addresses (X-Forwarded-For) but is not trusted, so all its callers share one rate limit. If it is yours, add it to WAYMARK_TRUST_PROXY.`,
    );
  });
}
