import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type StandInReply as Reply, StandInServer } from './stand-in-server';

/** A failure of the next call of an upload. */
type Mishap = 'token expired' | 'full' | 'upload lost' | 'answer lost' | 'too many calls';

interface Upload {
  content: Buffer;
  closed: boolean;
}

const ok = (body: unknown): Reply => ({ status: 200, body });
const fault = (status: number, error: unknown): Reply => ({ status, body: { error_summary: '...', error } });

/** Stands in for Dropbox: its page, its tokens, and its upload sessions, as its documentation describes them. */
export class DropboxStandIn extends StandInServer {
  readonly key = 'standin';
  /** An app without a secret authenticates by PKCE. */
  readonly #secret: string | null;
  readonly files = new Map<string, Buffer>();
  /** Paths of all calls. */
  readonly calls: string[] = [];
  /** A failure after a number of further pieces. */
  mishap: { kind: Mishap; after: number } | undefined;
  readonly #codes = new Map<string, string>();
  readonly #grants = new Set<string>();
  readonly #tokens = new Map<string, string>();
  readonly #uploads = new Map<string, Upload>();
  #count = 0;

  constructor({ secret = null }: { readonly secret?: string | null } = {}) {
    super();
    this.#secret = secret;
  }

  /** Grants access on the page. @returns the redirect address */
  allow(door: string): string {
    const { pathname, searchParams: asked } = new URL(door);
    if (pathname !== '/oauth2/authorize' || asked.get('client_id') !== this.key)
      throw new Error(`Unknown page: ${door}`);
    if (asked.get('response_type') !== 'code' || asked.get('token_access_type') !== 'offline') throw new Error(door);
    if ((asked.get('state') ?? '').length > 500) throw new Error('The state is too long.');
    const challenge = asked.get('code_challenge');
    if (this.#secret === null && !challenge) throw new Error('An app without a secret needs PKCE.');
    const code = this.#name('code');
    this.#codes.set(code, challenge ?? '');
    return `${asked.get('redirect_uri')}?${new URLSearchParams({ code, state: asked.get('state') ?? '' })}`;
  }

  /** Revokes the app's access, as a person can at Dropbox. */
  forgetGrants(): void {
    this.#grants.clear();
    this.#tokens.clear();
  }

  get grants(): number {
    return this.#grants.size;
  }

  #name(kind: string): string {
    this.#count += 1;
    return `${kind}-${this.#count}`;
  }

  protected answer(request: IncomingMessage, body: Buffer): Reply | undefined {
    const path = request.url ?? '';
    this.calls.push(path);
    if (path === '/oauth2/token') return this.#token(new URLSearchParams(body.toString()));
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const grant = this.#tokens.get(token);
    if (!grant) return fault(401, { '.tag': 'invalid_access_token' });
    if (path === '/2/users/get_current_account') return ok({ email: 'maren@harbour.test' });
    if (path === '/2/auth/token/revoke') {
      this.#grants.delete(grant);
      return ok(null);
    }
    const argument = JSON.parse(String(request.headers['dropbox-api-arg']));
    return this.#upload(path.replace('/2/files/upload_session/', ''), argument, body, token);
  }

  #token(form: URLSearchParams): Reply {
    const refused: Reply = { status: 400, body: { error: 'invalid_grant', error_description: 'refused' } };
    if (form.get('client_id') !== this.key || form.get('client_secret') !== this.#secret)
      return { status: 400, body: { error: 'invalid_client' } };
    const access_token = this.#name('token');
    const given = form.get('refresh_token') ?? '';
    if (form.get('grant_type') === 'refresh_token') {
      if (!this.#grants.has(given)) return refused;
      this.#tokens.set(access_token, given);
      return ok({ access_token, expires_in: 14_400, token_type: 'bearer' });
    }
    const code = form.get('code') ?? '';
    const verifier = form.get('code_verifier');
    const proof = verifier === null ? '' : createHash('sha256').update(verifier).digest('base64url');
    if (this.#codes.get(code) !== proof) return refused;
    this.#codes.delete(code);
    const refresh_token = this.#name('grant');
    this.#grants.add(refresh_token);
    this.#tokens.set(access_token, refresh_token);
    return ok({ access_token, refresh_token, expires_in: 14_400, token_type: 'bearer', account_id: 'dbid:1' });
  }

  #upload(verb: string, argument: UploadArgument, piece: Buffer, token: string): Reply | undefined {
    if (verb === 'start') {
      const session_id = this.#name('upload');
      this.#uploads.set(session_id, { content: piece, closed: false });
      return ok({ session_id });
    }
    const { session_id, offset } = argument.cursor;
    const happens = this.#happens(verb);
    if (happens === 'token expired') {
      this.#tokens.delete(token);
      return fault(401, { '.tag': 'expired_access_token' });
    }
    if (happens === 'too many calls') return fault(429, { reason: { '.tag': 'too_many_requests' }, retry_after: 1 });
    if (happens === 'upload lost') this.#uploads.delete(session_id);
    const upload = this.#uploads.get(session_id);
    const wrong = this.#wrong(upload, offset);
    if (wrong || !upload)
      return fault(409, verb === 'finish' ? { '.tag': 'lookup_failed', lookup_failed: wrong } : wrong);
    if (verb === 'append_v2') {
      upload.content = Buffer.concat([upload.content, piece]);
      return happens === 'answer lost' ? undefined : ok(null);
    }
    if (happens === 'full') {
      return fault(409, { '.tag': 'path', path: { '.tag': 'insufficient_space' } });
    }
    upload.closed = true;
    this.files.set(argument.commit?.path ?? '', upload.content);
    return ok({ path_display: `/Apps/Waymark${argument.commit?.path}` });
  }

  #wrong(upload: Upload | undefined, offset: number): object | undefined {
    if (!upload) return { '.tag': 'not_found' };
    if (upload.closed) return { '.tag': 'closed' };
    const correct_offset = upload.content.length;
    return offset === correct_offset ? undefined : { '.tag': 'incorrect_offset', correct_offset };
  }

  #happens(verb: string): Mishap | undefined {
    const { mishap } = this;
    if (!mishap) return undefined;
    if (mishap.kind === 'full' ? verb !== 'finish' : mishap.after > 0) {
      mishap.after -= 1;
      return undefined;
    }
    this.mishap = undefined;
    return mishap.kind;
  }
}

interface UploadArgument {
  readonly cursor: { readonly session_id: string; readonly offset: number };
  readonly commit?: { readonly path: string };
}
