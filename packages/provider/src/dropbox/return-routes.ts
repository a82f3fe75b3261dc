import type { FastifyInstance } from 'fastify';
import { lockGame } from '../games/require-game';
import { type Translate, translatorFor } from '../mail/translate';
import { announce } from '../realtime/announce';
import { acceptedLanguages } from '../server/accepted-languages';
import { ApiError, errors } from '../server/errors';
import { sendPage } from '../server/send-page';
import type { Services } from '../server/services';
import type { Caller } from '../session/caller';
import { isSuperAdmin } from '../session/repo';
import { ENGLISH, findLetterLanguage } from '../translations/letter-language';
import { DriveRefused } from './cloud-drive';
import { storeLink } from './repo';
import { returnPage } from './return-page';

const PATH = '/dropbox/return';
/** The redirect address registered with the Dropbox app. */
export const redirectAddress = (origin: string): string => `${origin}${PATH}`;

/** Who is connecting which game. Sealed while it travels through Dropbox. */
export interface PendingConnection extends Pick<Caller, 'userId' | 'whiteLabelId' | 'whitelabel'> {
  readonly gameId: number;
  readonly verifier: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

interface Returned {
  Querystring: { code?: string | string[]; state?: string | string[] };
}

/** The page to which people return from Dropbox. */
export async function dropboxReturnRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { drive, database, now } = services;
  if (!drive) return;

  app.get<Returned>(PATH, async (request, reply) => {
    const pending = pendingIn(drive.sealer.open(textOf(request.query.state)), now());
    const languages = acceptedLanguages(request.headers['accept-language']);
    const language = pending ? await findLetterLanguage(database.db, pending.whitelabel, languages) : ENGLISH;
    const t = translatorFor(language, () => undefined);
    const { status, title, text } = await outcome(services, pending, textOf(request.query.code), t);
    return sendPage(reply, status, returnPage(title, text, language));
  });
}

const textOf = (given: unknown): string => (typeof given === 'string' ? given : '');

function pendingIn(opened: string | undefined, now: Date): PendingConnection | undefined {
  if (opened === undefined) return undefined;
  // Trusted, because nobody else can seal one.
  const pending = JSON.parse(opened) as PendingConnection;
  return pending.until > now.getTime() ? pending : undefined;
}

interface Outcome {
  readonly status: number;
  readonly title: string;
  readonly text: string;
}

async function outcome(
  services: Services,
  pending: PendingConnection | undefined,
  code: string,
  t: Translate,
): Promise<Outcome> {
  const refused = (status: number): Outcome => ({
    status,
    title: t('Dropbox is not connected'),
    text: t('Nothing has changed. Close this page, reload the exports and press Connect Dropbox again.'),
  });
  if (!pending) return refused(400);
  // Without a code, the person declined.
  if (!code) return refused(200);
  try {
    const { game, account } = await connect(services, pending, code);
    const text = t('Exports of “{game}” go to the Dropbox of {account}. You can close this page.', { game, account });
    return { status: 200, title: t('Dropbox is connected'), text };
  } catch (error) {
    if (error instanceof DriveRefused) return refused(400);
    if (error instanceof ApiError) return refused(error.status);
    throw error;
  }
}

async function connect({ drive, database, origin }: Services, pending: PendingConnection, code: string) {
  if (!drive) throw errors.notFound();
  const { verifier, gameId, userId } = pending;
  const { grant, account } = await drive.cloud.admit(code, { verifier, back: redirectAddress(origin()) });
  return database.tx(async (tx) => {
    // They may have lost their role in the meantime, in the game or on the platform.
    const viewer = { ...pending, superAdmin: await isSuperAdmin(tx, userId) };
    const game = await lockGame(tx, viewer, gameId);
    await storeLink(tx, { game_id: gameId, user_id: userId, account, grant: drive.sealer.seal(grant) });
    await announce({ database, tx }, game, 'ss.dropbox.connected', {}, { userId });
    return { game: game.name, account };
  });
}
