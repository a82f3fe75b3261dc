import { gameQuery, isApiFailure } from '@waymark/client';
import { type GameId, NEW_GAME, readGameId } from '@waymark/contract';
import type { OpenRoute } from '@waymark/host/remotes/open-route';
import { RemoteSkeleton } from '@waymark/host/remotes/remote-skeleton';
import { useReadable } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useState } from 'react';
import { NoGame } from '../pages/no-game';
import { NotFound } from '../pages/not-found';
import { useServices } from '../services/services-context';
import { AbsentPage } from './absent-page';
import { RemoteOutlet } from './remote-outlet';
import { useInService } from './use-in-service';

/** A remote's screen, unless its address is not available to this person or for this game id. */
export function RemoteScreen({ open: { remote, route, game } }: { open: OpenRoute }) {
  const { features, meKnown } = useServices();
  const enabled = useReadable(features);
  const known = useReadable(meKnown);
  const id = readGameId(game);
  const missing = useMissing(route.public || route.fullscreen ? undefined : id);
  const drawn = useDrawn(route.path);

  if (game !== undefined && id === undefined && !(game === NEW_GAME && route.allowsNew)) return <NotFound />;
  if (route.feature !== undefined && !enabled.has(route.feature)) return known ? <NotFound /> : <RemoteSkeleton />;
  if (missing) return <NoGame />;
  return drawn ? <RemoteOutlet id={remote} fullscreen={route.fullscreen === true} /> : <AbsentPage />;
}

const NOTHING = () => null;

/** Whether the game is unknown to the platform, or hidden from this person. A game once read stays on screen. */
function useMissing(id: GameId | undefined): boolean {
  const { api } = useServices();
  const { data, error } = useQuery({
    ...gameQuery(api, id ?? (0 as GameId)),
    enabled: id !== undefined,
    select: NOTHING,
  });
  return data === undefined && isApiFailure(error) && (error.status === 403 || error.status === 404);
}

/** Whether a remote draws this address. A screen on view stays when its remote goes out of service. */
function useDrawn(path: string): boolean {
  const { draws } = useInService();
  const [before, setBefore] = useState<string>();
  const now = draws(path);
  if (now && before !== path) setBefore(path);
  return now || before === path;
}
