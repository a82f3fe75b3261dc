import { NEW_GAME, readGameId } from '@waymark/contract';
import { useReadable } from '@waymark/host-kit';
import { useMatches, useParams } from '@waymark/host-kit/router';
import { NotFound } from '../pages/not-found';
import { useServices } from '../services/services-context';
import { RemoteOutlet } from './remote-outlet';
import type { RemoteRouteHandle } from './remote-routes';
import { RemoteSkeleton } from './remote-skeleton';

/** A remote's screen, unless its address does not exist for this person or this game's id. */
export function RemoteScreen({ id }: { id: string }) {
  const { features, meKnown } = useServices();
  const enabled = useReadable(features);
  const known = useReadable(meKnown);
  const { game } = useParams();
  const route = (useMatches().at(-1)?.handle as RemoteRouteHandle | undefined)?.remoteRoute;

  if (game !== undefined && readGameId(game) === undefined && !(game === NEW_GAME && route?.allowsNew))
    return <NotFound />;
  if (route?.feature !== undefined && !enabled.has(route.feature)) return known ? <NotFound /> : <RemoteSkeleton />;
  return <RemoteOutlet id={id} />;
}
