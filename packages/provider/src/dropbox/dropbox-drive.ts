import { createHash } from 'node:crypto';
import { type CloudDrive, DriveRefused, type OpenDrive } from './cloud-drive';
import { callDropbox, correctOffsetIn, DropboxFault, fieldOf, headerArg, meaningOf } from './dropbox-calls';

/** Dropbox requires pieces in multiples of 4 MiB. */
const PIECE = 8 * 1024 * 1024;

/** A Dropbox app. */
export interface DropboxOptions {
  readonly key: string;
  /** Without one, the app uses PKCE. */
  readonly secret?: string;
  /** A single origin in place of Dropbox's three, such as a stand-in. */
  readonly api?: string;
  /** For tests: size of a piece in bytes. */
  readonly piece?: number;
}

/** Dropbox storage, limited to the folder of the app. */
export function dropboxDrive({ key, secret, api, piece = PIECE }: DropboxOptions): CloudDrive {
  const origins = {
    pages: api ?? 'https://www.dropbox.com',
    calls: api ?? 'https://api.dropboxapi.com',
    content: api ?? 'https://content.dropboxapi.com',
  };
  const tokens = (form: Record<string, string>) =>
    callDropbox(`${origins.calls}/oauth2/token`, {
      body: new URLSearchParams({ ...form, client_id: key, ...(secret ? { client_secret: secret } : {}) }),
    });
  const textIn = (body: unknown, name: string): string => {
    const found = fieldOf(body, name);
    if (typeof found !== 'string' || found === '') throw new Error(`Dropbox sent no ${name}.`);
    return found;
  };

  return {
    piece,

    doorOf: ({ state, verifier, back }) => {
      const proof = createHash('sha256').update(verifier).digest('base64url');
      const query = new URLSearchParams({
        client_id: key,
        response_type: 'code',
        token_access_type: 'offline',
        scope: 'account_info.read files.content.write',
        redirect_uri: back,
        state,
        ...(secret ? {} : { code_challenge: proof, code_challenge_method: 'S256' }),
      });
      return `${origins.pages}/oauth2/authorize?${query}`;
    },

    admit: async (code, { verifier, back }) => {
      const proof: Record<string, string> = secret ? {} : { code_verifier: verifier };
      const granted = await tokens({ grant_type: 'authorization_code', code, redirect_uri: back, ...proof }).catch(
        (error) => {
          throw isRejected(error) ? new DriveRefused('refused') : error;
        },
      );
      const headers = { Authorization: `Bearer ${textIn(granted, 'access_token')}` };
      const account = await callDropbox(`${origins.calls}/2/users/get_current_account`, { headers });
      return { grant: textIn(granted, 'refresh_token'), account: textIn(account, 'email') };
    },

    open: (grant, signal): OpenDrive => {
      let token: Promise<string> | undefined;
      const renewed = async () => {
        try {
          return textIn(await tokens({ grant_type: 'refresh_token', refresh_token: grant }), 'access_token');
        } catch (error) {
          throw isRejected(error) ? new DriveRefused('signed-out') : error;
        }
      };
      const call = async (url: string, argument?: object, content?: Buffer): Promise<unknown> => {
        token ??= renewed();
        const headers = {
          Authorization: `Bearer ${await token}`,
          ...(argument && { 'Dropbox-API-Arg': headerArg(argument), 'Content-Type': 'application/octet-stream' }),
        };
        return callDropbox(url, { headers, ...(content && { body: new Uint8Array(content) }) }, signal);
      };
      /** Renews the access token if needed: it lasts four hours, and a large file takes longer. */
      const callAgain = async (...given: Parameters<typeof call>): Promise<unknown> => {
        try {
          return await call(...given);
        } catch (error) {
          if (!(error instanceof DropboxFault && error.tags.includes('expired_access_token'))) throw error;
          token = undefined;
          return call(...given);
        }
      };
      const upload = async (verb: string, argument: object, content?: Buffer): Promise<unknown> => {
        try {
          return await callAgain(`${origins.content}/2/files/upload_session/${verb}`, argument, content);
        } catch (error) {
          throw correctOffsetIn(error) === undefined ? meaningOf(error) : error;
        }
      };
      return {
        begin: async () => textIn(await upload('start', { close: false }, Buffer.alloc(0)), 'session_id'),

        append: async (session_id, offset, content) => {
          try {
            await upload('append_v2', { cursor: { session_id, offset }, close: false }, content);
            return offset + content.length;
          } catch (error) {
            // After a lost response or piece, Dropbox reports what it has.
            const correct = correctOffsetIn(error);
            if (correct === undefined) throw error;
            return correct;
          }
        },

        finish: async (session_id, offset, name) => {
          // A resent file replaces itself.
          const commit = { path: `/${name}`, mode: 'overwrite', autorename: false, mute: false };
          return textIn(
            await upload('finish', { cursor: { session_id, offset }, commit }, Buffer.alloc(0)),
            'path_display',
          );
        },

        leave: async () => {
          await callAgain(`${origins.calls}/2/auth/token/revoke`);
        },
      };
    },
  };
}

const isRejected = (error: unknown): boolean =>
  error instanceof DropboxFault && (error.status === 400 || error.status === 401);
