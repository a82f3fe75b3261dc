import type { Handler } from './listener';

/** A remote's server, which handles paths below its id. */
interface ServedRemote {
  readonly id: string;
  readonly handler: Handler;
}

/** Serves remotes and shell on one port: `/mf-games/…` is that remote's, everything else the shell's. */
export function withRemotes(shell: Handler, remotes: readonly ServedRemote[]): Handler {
  return (request, response) => {
    const remote = remotes.find(({ id }) => request.url?.startsWith(`/${id}/`));
    return (remote?.handler ?? shell)(request, response);
  };
}
