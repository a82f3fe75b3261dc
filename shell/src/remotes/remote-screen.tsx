import { NEW_GAME, readGameId } from '@waymark/contract';
import type { OpenRoute } from '@waymark/host/remotes/open-route';
import { RemoteSkeleton } from '@waymark/host/remotes/remote-skeleton';
import { useReadable } from '@waymark/host-kit';
import { NotFound } from '../pages/not-found';
import { useServices } from '../services/services-context';
import { AbsentCard } from './remote-card';
import { RemoteOutlet } from './remote-outlet';

/** A remote's screen, unless its address is not available to this person or for this game id. */
export function RemoteScreen({ open: { remote, route, game } }: { open: OpenRoute }) {
  const { features, meKnown, remotes } = useServices();
  const enabled = useReadable(features);
  const known = useReadable(meKnown);

  if (game !== undefined && readGameId(game) === undefined && !(game === NEW_GAME && route.allowsNew))
    return <NotFound />;
  if (route.feature !== undefined && !enabled.has(route.feature)) return known ? <NotFound /> : <RemoteSkeleton />;
  return remotes.draws(route.path) ? <RemoteOutlet id={remote} /> : <AbsentCard />;
}
