import type { FastifyInstance } from 'fastify';

/** Warns once about an untrusted proxy that forwards addresses: all of its callers share one rate limit. */
export function tellUnheardProxies(app: FastifyInstance, onNotice: (line: string) => void): void {
  let isTold = false;
  app.addHook('onRequest', async ({ headers, ip, socket }) => {
    if (isTold || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return;
    isTold = true;
    onNotice(
      `A proxy at ${ip} forwards addresses (X-Forwarded-For) but is not trusted, so all its callers share one rate limit. If it is yours, add it to WAYMARK_TRUST_PROXY.`,
    );
  });
}
