import { paths } from '@waymark/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Translate, translatorFor } from '../mail/translate';
import { acceptedLanguages } from '../server/accepted-languages';
import { ApiError } from '../server/errors';
import { sendPage } from '../server/send-page';
import type { Services } from '../server/services';
import { hashToken } from '../session/secrets';
import { findLetterLanguage, type LetterLanguage } from '../translations/letter-language';
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
 * The page behind the link in the message: organisers and players choose a new password there, whichever app they use.
 * It works without scripts.
 */
export async function passwordPages(app: FastifyInstance, services: Services): Promise<void> {
  const { attempts, config, database, now } = services;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    async (_request: unknown, body: string) => new URLSearchParams(body),
  );
  const find = (token: string) => findReset(database.db, hashToken(token), now());
  const tongueOf = (request: FastifyRequest, found?: Found): Promise<LetterLanguage> =>
    findLetterLanguage(database.db, found?.whitelabel ?? '', acceptedLanguages(request.headers['accept-language']));
  const send = (reply: FastifyReply, status: number, page: PasswordPage, language: LetterLanguage, found?: Found) =>
    sendPage(reply, status, passwordPage(page, language, found && { name: found.brand, colour: found.colour }));
  const inBuilder = (path: string) => {
    const builder = builderOf(config);
    return builder && `${builder}${path}`;
  };
  const refuse = async (request: FastifyRequest, reply: FastifyReply) =>
    send(reply, 404, { state: 'refused', again: inBuilder(paths.resetPassword()) }, await tongueOf(request));

  app.get<PageRequest>('/account/password', async (request, reply) => {
    const found = await find(tokenOf(request.query));
    if (!found) return refuse(request, reply);
    const form = { state: 'form', email: found.email, least: found.passwordMin } as const;
    return send(reply, 200, form, await tongueOf(request, found), found);
  });

  app.post<PageRequest>('/account/password', async (request, reply) => {
    const token = tokenOf(request.query);
    const found = await find(token);
    if (!found) return refuse(request, reply);
    const language = await tongueOf(request, found);
    const t = translatorFor(language, () => undefined);
    const typed = (name: string) => (request.body?.get(name) ?? '').slice(0, MOST_LETTERS);
    try {
      const attempt = await attempts.take('choosePassword', { whitelabel: found.whitelabel, ip: request.ip });
      const [password, password_confirmation] = [typed('password'), typed('password_confirmation')];
      await chooseNewPassword(services, { token, password, password_confirmation }, t);
      await attempt.succeeded();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) return refuse(request, reply);
      reply.headers(error.headers);
      const fault = faultIn(t, error);
      const form = { state: 'form', email: found.email, least: found.passwordMin, fault } as const;
      return send(reply, error.status, form, language, found);
    }
    return send(reply, 200, { state: 'done', signIn: inBuilder(paths.signIn()) }, language, found);
  });
}

type Found = Awaited<ReturnType<typeof findReset>>;

/** The error in the page's language. Password rules are already translated. */
function faultIn(t: Translate, { status, message }: ApiError): string {
  if (status === 412) return t("Passwords don't match.");
  return status === 429 ? t('Too many attempts. Wait a moment and try again.') : message;
}

const tokenOf = ({ token }: PageRequest['Querystring']): string => (typeof token === 'string' ? token : '');
