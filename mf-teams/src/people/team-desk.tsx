import type { GameId, LiveMessage, Team, TeamId } from '@waymark/contract';
import {
  LAST_HEIR,
  LeaveQuestion,
  ListPages,
  ListStates,
  lazyScreenPart,
  listAddress,
  Question,
  useFocusHeir,
  useLastPage,
  useLeaveGuard,
  useListAddress,
  useLiveScreen,
  useOffered,
  useTranslate,
} from '@waymark/host-kit';
import { idsPerGame, useIdSet } from '@waymark/host-kit/screen-state';
import { Button, Page, PageTitle, SegmentedControl, Stack, useCarrying, whenIdle } from '@waymark/ui';
import { LayoutGrid, MapIcon, Plus } from '@waymark/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { TeamCard, TeamEdit } from './card/team-card';
import { Cards, Desk } from './desk-frame';
import { ManyMenu } from './many/many-menu';
import { TeamChoice } from './person-menu';
import { RunSwitch } from './run/run-switch';
import { SidePanel } from './side/side-panel';
import { TeamsSkeleton } from './teams-skeleton';
import { useFreshTeam } from './use-fresh-team';
import { useHeardAnswers } from './use-heard-answers';
import { useOrganized } from './use-organized';
import { usePeople } from './use-people';
import { useTeams } from './use-teams';

const ASKS = [
  'ss.team.create',
  'ss.team.delete',
  'ss.team.update',
  'ss.admin.create',
  'ss.admin.delete',
  'ss.coordinator.create',
  'ss.coordinator.delete',
  'ss.user.ban',
  'ss.user.unban',
] as const;

const TeamMap = lazyScreenPart(async () => (await import('./map/team-map')).TeamMap);

/** Where somebody is in the teams: cards in pages, or the map. */
const address = listAddress<{ view: 'cards' | 'map' }>({
  view: { usual: 'cards', read: (text) => (text === 'map' ? 'map' : undefined) },
});

/** Teams whose cards are in edit mode. */
const openTeams = idsPerGame<TeamId>();

/** The teams of a game as cards in pages, and its people beside them. */
export function TeamDesk({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const { place, change } = useListAddress(address);
  const editor = useTeams(game, place);
  const { list } = editor;
  const { organized, role, running } = useOrganized(game, place, list.items);
  const people = usePeople(game, organized, list.reload);
  const crews = people.shown?.crews ?? [];
  const open = useIdSet(openTeams, game);
  const fresh = useFreshTeam();
  const heard = useHeardAnswers(game);
  const [asked, setAsked] = useState<Team>();
  const attempt = useLeaveGuard(editor.dirty);
  const page = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(page);
  const carrying = useCarrying();

  useLiveScreen(game, {
    asks: ASKS,
    // What is typed for a team would be lost; anything else is merged.
    conflicts: ({ detail }: LiveMessage) =>
      editor.typed.size > 0 && (detail.team?.id === undefined || editor.typed.has(detail.team.id as TeamId)),
    onRefresh: list.unpin,
  });
  useLastPage(list.query, place.page, change);
  useEffect(
    () =>
      whenIdle(() => {
        TeamEdit.preload();
        TeamChoice.preload();
      }),
    [],
  );

  const add = async () => {
    const id = await editor.add();
    if (id === undefined) return;
    change({ view: 'cards' });
    open.set([id], true);
    fresh.show(id);
  };
  const count = list.page?.count;
  const line = count === undefined ? undefined : t(count === 1 ? '{n} team' : '{n} teams', { n: count });
  const hasMap = useOffered('team-places');
  const isMap = hasMap && place.view === 'map';
  const views = hasMap && (
    <SegmentedControl
      label={t('View')}
      value={place.view}
      options={[
        { value: 'cards', label: t('Cards'), icon: LayoutGrid },
        { value: 'map', label: t('Map'), icon: MapIcon },
      ]}
      onChange={(view) => change({ view })}
    />
  );
  const actions = role.administrator ? (
    <>
      {views}
      <RunSwitch game={game} />
      <ManyMenu
        game={game}
        unassigned={people.shown?.unassigned ?? []}
        teams={count ?? crews.length}
        reload={list.reload}
      />
      <Button kind="primary" icon={Plus} busy={editor.adding} onClick={() => void add()} {...LAST_HEIR}>
        {t('Add team')}
      </Button>
    </>
  ) : (
    views
  );

  return (
    <Page ref={page}>
      <PageTitle title={t('Teams')} text={line} actions={actions} />
      {isMap ? (
        <TeamMap game={game} role={role} running={running} heard={heard} />
      ) : (
        <Desk>
          <Stack>
            <ListStates
              query={list.query}
              items={people.shown && crews}
              skeleton={<TeamsSkeleton />}
              failed={t("We couldn't load the teams")}
              empty={{ title: t('No teams yet'), text: t('Add a team, or let players make their own when they join.') }}
            >
              <Cards aria-label={t('Teams')}>
                {crews.map((crew) => (
                  <TeamCard
                    key={crew.team.id}
                    game={game}
                    crew={crew}
                    editor={editor}
                    people={people}
                    role={role}
                    carrying={carrying}
                    open={open.has(crew.team.id)}
                    fresh={fresh.stateOf(crew.team.id)}
                    heard={heard.get(crew.team.id)}
                    running={running}
                    onToggle={() => open.set([crew.team.id], !open.has(crew.team.id))}
                    onDelete={() => setAsked(crew.team)}
                  />
                ))}
              </Cards>
            </ListStates>
            <ListPages page={list.page} place={place} change={change} count={count} />
          </Stack>
          {people.shown && (
            <SidePanel game={game} shown={people.shown} people={people} role={role} carrying={carrying} />
          )}
        </Desk>
      )}
      <LeaveQuestion near={editor.dirty} attempt={attempt} onLeave={() => undefined} />
      <Question
        open={asked !== undefined}
        title={t('Delete Team')}
        text={t('Are you sure you wish to delete this team?')}
        note={asked && t('{name}. Its players stay in the game.', { name: asked.name || t('Untitled team') })}
        confirmLabel={t('Yes, delete')}
        onConfirm={() => {
          if (asked) {
            passFocus(crews.findIndex(({ team }) => team.id === asked.id));
            void editor.remove(asked);
          }
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </Page>
  );
}
