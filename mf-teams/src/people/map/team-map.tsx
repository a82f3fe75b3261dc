import { taskPlacesQuery } from '@waymark/client';
import { type GameId, type GameRole, paths, type TeamId } from '@waymark/contract';
import { Link, useHasScreen, useHost, useNow, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { EmptyState, Failed, Panel, Skeleton, SkeletonRows, TextLink, TracksView } from '@waymark/ui';
import { useMemo, useRef, useState } from 'react';
import { standardPhoto } from '../../standard-photo';
import { answeredOf } from '../stuck';
import { ChosenTeam } from './chosen-team';
import { MapFrame } from './map-styles';
import { MapTools } from './map-tools';
import { TeamRows } from './team-rows';
import { type TrailMinutes, trailOf } from './trail-length';
import { useTeamPlaces } from './use-team-places';

/** Props of TeamMap. */
export interface TeamMapProps {
  readonly game: GameId;
  readonly role: GameRole;
  /** The game is running. */
  readonly running: boolean;
  /** When the screen last received a live answer, by team, in milliseconds. */
  readonly heard: ReadonlyMap<number, number>;
}

/** The teams on the map with their trails, and a list by longest wait. */
export function TeamMap({ game, role, running, heard }: TeamMapProps) {
  const { api, brand } = useHost();
  const t = useTranslate();
  const hasScreen = useHasScreen();
  const now = useNow();
  const { query, teams, shared } = useTeamPlaces(game);
  const [chosen, setChosen] = useState<TeamId>();
  const [onlyStuck, setOnlyStuck] = useState(false);
  const [trails, setTrails] = useState<TrailMinutes>(30);
  const { data: challenges } = useQuery(taskPlacesQuery(api, game));
  const posts = useMemo(
    () =>
      challenges?.flatMap(({ position, latitude, longitude }) =>
        latitude === undefined || longitude === undefined
          ? []
          : [{ mark: String(position ?? ''), latitude, longitude }],
      ),
    [challenges],
  );
  const map = useRef<HTMLDivElement>(null);
  const choose = (team: TeamId) => {
    setChosen(team);
    // On phones the map is above the list.
    map.current?.scrollIntoView?.({ block: 'nearest' });
  };
  const waits = useMemo(
    () =>
      (teams ?? [])
        .map((team) => {
          const { last, minutes, stuck } = answeredOf(team, heard.get(team.id), now);
          return { team, minutes: last === 0 ? undefined : minutes, stuck: running && stuck };
        })
        .sort((one, other) => (other.minutes ?? Infinity) - (one.minutes ?? Infinity)),
    [teams, heard, now, running],
  );
  const shown = useMemo(() => (onlyStuck ? waits.filter(({ stuck }) => stuck) : waits), [waits, onlyStuck]);
  const tracks = useMemo(
    () =>
      shown.flatMap(({ team, minutes = 0, stuck }) => {
        const photo = standardPhoto(team.assets);
        if (!team.place) return [];
        return {
          id: String(team.id),
          label: team.name || t('Untitled team'),
          latitude: team.place.latitude,
          longitude: team.place.longitude,
          trail: trailOf(team, trails, now),
          alarm: stuck,
          note: stuck ? t('no answer for {n} min', { n: minutes }) : undefined,
          picture: photo && api.resolve(photo),
        };
      }),
    [shown, trails, now, api, t],
  );
  if (!teams) {
    if (query.isError) {
      return (
        <Panel>
          <Failed title={t("We couldn't load the teams")} onRetry={() => void query.refetch()} />
        </Panel>
      );
    }
    return (
      <Skeleton>
        <SkeletonRows />
      </Skeleton>
    );
  }
  if (shared === false) {
    const settings = paths.settings(game);
    return (
      <Panel>
        <EmptyState
          title={t('Location sharing is off')}
          text={t('Turn on Share location in Settings to see teams on the map while they play.')}
          action={
            role.administrator &&
            hasScreen(settings) && (
              <TextLink as={Link} to={`${settings}#optional`} state={{ field: 'share_location' }}>
                {t('Settings')}
              </TextLink>
            )
          }
        />
      </Panel>
    );
  }
  const open = waits.find(({ team }) => team.id === chosen);
  return (
    <MapFrame>
      <TeamRows waits={shown} chosen={chosen} onChoose={choose} />
      <div ref={map}>
        <TracksView
          label={t('Map of the teams')}
          height="100%"
          tracks={tracks}
          posts={posts ?? []}
          tiles={brand.mapTiles}
          credit={brand.mapCredit}
          selected={chosen === undefined ? undefined : String(chosen)}
          onSelect={(id) => setChosen(waits.find(({ team }) => String(team.id) === id)?.team.id)}
        />
        <MapTools
          stuck={waits.filter(({ stuck }) => stuck).length}
          onlyStuck={onlyStuck}
          onOnlyStuck={setOnlyStuck}
          trails={trails}
          onTrails={setTrails}
        />
        {tracks.length === 0 && <p role="status">{onlyStuck ? t('No team is stuck.') : t('No team locations yet')}</p>}
        {open && <ChosenTeam game={game} wait={open} role={role} onClose={() => setChosen(undefined)} />}
      </div>
    </MapFrame>
  );
}
