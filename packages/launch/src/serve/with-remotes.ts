import type { Handler } from './listener';

/** A remote's server, which answers addresses below its id. */
interface ServedRemote {
  readonly id: string;
  readonly handler: Handler;
}

/** Serves remotes beside the shell on one port: `/mf-games/…` is of that remote, everything else of the shell. */
export function withRemotes(shell: Handler, remotes: readonly ServedRemote[]): Handler {
  return (request, response) => {
    const remote = remotes.find(({ id }) => request.url?.startsWith(`/${id}/`));
    return (remote?.handler ?? shell)(request, response);
  };
}
