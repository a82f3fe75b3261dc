import type { FastifyReply } from 'fastify';

/** A page of the provider's own, with its security policy. */
export interface OwnPage {
  readonly html: string;
  readonly policy: string;
}

/** Sends a page whose address may contain a secret: it is neither cached nor sent as a referrer. */
export const sendPage = (reply: FastifyReply, status: number, { html, policy }: OwnPage): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(html);
