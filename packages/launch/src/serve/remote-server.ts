import { findFile, readPath, sendFile } from './files';
import type { Handler } from './listener';
import { refuseMethod, sendPlain } from './plain-answers';
import { REMOTE_HEADERS } from './security-headers';

/** What a remote's server needs. */
export interface RemoteServerOptions {
  readonly id: string;
  /** The folder of all remotes; only `/<id>/…` of it is served. */
  readonly folder: string;
  /** Copies a missing file into that folder, if the store is elsewhere. */
  readonly bring?: ((path: string) => Promise<void>) | undefined;
  /** Whether pages of an origin may load the remote: the builder's, and those of partners. */
  readonly mayLoad: (origin: string) => boolean;
}

/** Serves the releases of one remote. Releases never change, so browsers may cache them forever. */
export function remoteHandler({ id, folder, bring, mayLoad }: RemoteServerOptions): Handler {
  return async (request, response) => {
    for (const [name, value] of Object.entries(REMOTE_HEADERS)) response.setHeader(name, value);
    const origin = request.headers.origin;
    if (origin && mayLoad(origin)) response.setHeader('Access-Control-Allow-Origin', origin);
    if (refuseMethod(request, response)) return;
    const path = readPath(request.url);
    if (path === undefined) return sendPlain(response, 400, 'Bad Request');
    if (!path.startsWith(`/${id}/`)) return sendPlain(response, 404, 'Not Found');
    let file = await findFile(folder, path);
    if (!file && bring) {
      await bring(path);
      file = await findFile(folder, path);
    }
    if (!file) return sendPlain(response, 404, 'Not Found');
    await sendFile(request, response, file, 'public, max-age=31536000, immutable');
  };
}
