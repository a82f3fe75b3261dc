import type { FastifyInstance, FastifyReply } from 'fastify';
import { ApiError, errors } from '../server/errors';
import type { Services } from '../server/services';
import { hashToken } from '../session/secrets';
import { builderOf } from './builder';
import { chooseNewPassword } from './new-password';
import { type PasswordPage, passwordPage } from './password-page';
import { findReset } from './repo';

const MOST_BYTES = 16_384;
const MOST_LETTERS = 1024;

interface PageRequest {
  Querystring: { token?: string | string[] };
  Body: URLSearchParams | undefined;
}

/**
 * The page behind the link of a message: organisers and players choose a new password there, whichever app they use. It
 * works without scripts.
 */
export async function passwordDoor(app: FastifyInstance, services: Services): Promise<void> {
  const { attempts, config, database, now } = services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
  const find = (token: string) => findReset(database.db, hashToken(token), now());
  const send = (
    reply: FastifyReply,
    status: number,
    page: PasswordPage,
    found?: Awaited<ReturnType<typeof find>>,
  ): FastifyReply => {
    const { html, policy } = passwordPage(page, found && { name: found.brand, colour: found.colour });
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-store',
        // The address is the key: it goes to nobody else.
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      })
      .send(html);
  };
  const refused = { state: 'refused', message: `${errors.resetRefused().message} Please ask for a new one.` } as const;

  app.get<PageRequest>('/account/password', async (request, reply) => {
    const found = await find(tokenOf(request.query));
    if (!found) return send(reply, 404, refused);
    return send(reply, 200, { state: 'form', email: found.email, least: found.passwordMin }, found);
  });

  app.post<PageRequest>('/account/password', async (request, reply) => {
    const token = tokenOf(request.query);
    const found = await find(token);
    if (!found) return send(reply, 404, refused);
    const typed = (name: string) => (request.body?.get(name) ?? '').slice(0, MOST_LETTERS);
    try {
      const attempt = await attempts.take('choosePassword', { whitelabel: found.whitelabel, ip: request.ip });
      await chooseNewPassword(services, {
        token,
        password: typed('password'),
        password_confirmation: typed('password_confirmation'),
      });
      await attempt.succeeded();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) return send(reply, 404, refused);
      reply.headers(error.headers);
      const form = { state: 'form', email: found.email, least: found.passwordMin, fault: error.message } as const;
      return send(reply, error.status, form, found);
    }
    const builder = builderOf(config);
    return send(reply, 200, { state: 'done', signIn: builder && `${builder}/sign-in` }, found);
  });
}

const tokenOf = ({ token }: PageRequest['Querystring']): string => (typeof token === 'string' ? token : '');
