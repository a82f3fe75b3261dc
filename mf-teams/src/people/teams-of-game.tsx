import type { GameId, LiveMessage, Team, TeamId } from '@waymark/contract';
import {
  LAST_HEIR,
  LeaveQuestion,
  lazyScreenPart,
  Question,
  useFeature,
  useFocusHeir,
  useHost,
  useLastPage,
  useLeaveGuard,
  useListAddress,
  useLiveScreen,
  useOffered,
  useScreenKeys,
  useShortcut,
  useTranslate,
} from '@waymark/host-kit';
import { idsPerGame, useIdSet } from '@waymark/host-kit/screen-state';
import {
  Bone,
  Button,
  Filters,
  Page,
  PageTitle,
  SegmentedControl,
  Skeleton,
  token,
  useCarrying,
  useMounted,
  whenIdle,
} from '@waymark/ui';
import { LayoutGrid, MapIcon, Plus } from '@waymark/ui/icons';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { isWhole } from '../whole-list';
import { TeamEdit } from './card/team-card';
import type { TeamFiltersProps } from './find/team-filters';
import { teamsAddress } from './find/teams-address';
import { useFoundTeams } from './find/use-found-teams';
import { useOpenTeams } from './find/use-open-teams';
import { useTeamsLine } from './find/use-teams-line';
import { useTeamsView } from './find/use-teams-view';
import type { ManyTask } from './many/many-dialog';
import type { ManyMenuProps } from './many/many-menu';
import { crewsOf } from './organized';
import type { SidePanelProps } from './side/side-panel';
import { TeamList } from './team-list';
import { Columns, Commands } from './teams-styles';
import { useFreshTeam } from './use-fresh-team';
import { useHeardAnswers } from './use-heard-answers';
import { useOrganized } from './use-organized';
import { usePeople } from './use-people';
import { usePhone } from './use-phone';
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

/** Reserves the button's space while it loads. */
const MenuRoom = styled.div`
  min-inline-size: ${token.iconButton};
  min-block-size: ${token.iconButton};
`;
const ManyMenu = lazyScreenPart<ManyMenuProps>(async () => (await import('./many/many-menu')).ManyMenu, <MenuRoom />);
// One chunk: each is small, and every chunk adds its URL and hash to the first screen.
const ManyDialog = lazyScreenPart(async () => (await import('./many/many-dialog')).ManyDialog);
const RunSwitch = lazyScreenPart(async () => (await import('./run/run-switch')).RunSwitch, <MenuRoom />);

const TeamMap = lazyScreenPart(async () => (await import('./map/team-map')).TeamMap);

const ADD_KEY = 't';
/** Approximate height of the side panel. */
const PANEL_HEIGHT = 480;

const SidePanel = lazyScreenPart<SidePanelProps>(
  async () => (await import('./side/side-panel')).SidePanel,
  <Skeleton>
    <Bone $height={PANEL_HEIGHT} />
  </Skeleton>,
);

/** Reserves the row's space. */
const FilterRoom = styled(Filters)`
  min-block-size: ${token.control};
  /* The search in a row of its own. */
  @media (max-width: 767px) { min-block-size: calc(2 * ${token.controlTouch} + 8px); }
`;
const TeamFilters = lazyScreenPart<TeamFiltersProps>(
  async () => (await import('./find/team-filters')).TeamFilters,
  <FilterRoom />,
);

/** Teams whose cards are in edit mode. */
const openTeams = idsPerGame<TeamId>();

/** The teams of a game as cards in pages, and its people beside them. */
export function TeamsOfGame({ game }: { readonly game: GameId }) {
  const t = useTranslate();
  const { navigation } = useHost();
  const { place, change } = useListAddress(teamsAddress);
  const view = useTeamsView(game, place);
  const editor = useTeams(game, view);
  const { list } = editor;
  const open = useIdSet(openTeams, game);
  const teams = useOpenTeams(game, list, view, open.has);
  const { organized, role, isKnown, running } = useOrganized(game, view, teams);
  const people = usePeople(game, organized, {
    isWhole: isWhole(list.query.data, view.perPage),
    reload: list.reload,
  });
  const fresh = useFreshTeam();
  const heard = useHeardAnswers(game);
  const hasGroups = useFeature('groups') && role.administrator;
  const found = useFoundTeams(game, place, {
    list,
    teams,
    view,
    heard,
    hasGroups,
    running,
    isFresh: ({ id }) => fresh.stateOf(id) !== undefined,
    isOpen: open.has,
  });
  const crews = crewsOf(people.shown, found.shown);
  const [asked, setAsked] = useState<Team>();
  const [task, setTask] = useState<ManyTask>();
  const isMounted = useMounted();
  const attempt = useLeaveGuard(editor.dirty);
  const page = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(page);
  const carrying = useCarrying();
  const isPhone = usePhone();

  useLiveScreen(game, {
    asks: ASKS,
    // Typed text would be lost; anything else is merged.
    conflicts: ({ detail }: LiveMessage) =>
      editor.typed.size > 0 && (detail.team?.id === undefined || editor.typed.has(detail.team.id as TeamId)),
    onRefresh: list.unpin,
  });
  useLastPage(found.paged, place.page, change);
  // In parallel with the teams.
  useEffect(SidePanel.preload, []);
  useEffect(
    () =>
      whenIdle(() => {
        TeamEdit.preload();
      }),
    [],
  );

  const add = () =>
    editor.add((id) => {
      if (!isMounted()) return;
      // As of now: the map may have been opened meanwhile.
      const { view, page } = teamsAddress.read(navigation.location.get().search);
      // On the same page: the new team is pinned to the one shown before.
      if (view !== 'cards') change({ view: 'cards', page });
      open.set([id], true);
      fresh.show(id);
    });
  const canAdd = role.administrator;
  useScreenKeys(canAdd ? [{ keys: ADD_KEY, label: t('Add team'), group: t('Teams'), run: () => void add() }] : []);
  const shortcut = useShortcut(ADD_KEY);
  const count = list.page?.count;
  const line = useTeamsLine(list, found);
  const hasMap = useOffered('team-places');
  const isMap = hasMap && place.view === 'map';
  const views = hasMap && (
    <SegmentedControl
      label={t('View')}
      compact
      value={place.view}
      options={[
        { value: 'cards', label: t('Cards'), icon: LayoutGrid },
        { value: 'map', label: t('Map'), icon: MapIcon },
      ]}
      onChange={(view) => change({ view })}
    />
  );
  const unassigned = people.shown?.unassigned ?? [];
  const tools = (
    <>
      {views}
      <ManyMenu unassigned={unassigned} teams={count ?? crews.length} onAsk={setTask} />
    </>
  );
  const actions = canAdd ? (
    <>
      {isPhone && tools}
      <Commands>
        {/* Early, because it loads last and must not push the others; in one place, to keep its question on turns. */}
        <RunSwitch game={game} />
        {!isPhone && tools}
        <Button
          kind="primary"
          icon={Plus}
          busy={editor.adding}
          {...(shortcut && !isPhone ? { shortcut } : {})}
          onClick={() => void add()}
          {...LAST_HEIR}
        >
          {t('Add team')}
        </Button>
      </Commands>
    </>
  ) : isKnown ? (
    views
  ) : (
    // All at once, in the space that phones need for them, to avoid a shift.
    <>
      <MenuRoom />
      <Commands />
    </>
  );

  return (
    <Page ref={page}>
      <PageTitle title={t('Teams')} text={line} actions={actions} />
      {isMap ? (
        <TeamMap game={game} role={role} running={running} heard={heard} />
      ) : (
        <>
          {/* Rendered once the role is known, to avoid a shift. */}
          {isKnown ? (
            <TeamFilters
              game={game}
              place={place}
              change={change}
              tellsStuck={found.tellsStuck}
              stuck={found.stuck}
              hasGroups={hasGroups}
            />
          ) : (
            <FilterRoom />
          )}
          <Columns>
            <TeamList
              {...{ game, place, change, found, crews, editor, people, role, carrying, open, fresh, heard, running }}
              onClose={passFocus}
              onDelete={setAsked}
            />
            {people.shown && (
              <SidePanel game={game} shown={people.shown} people={people} role={role} carrying={carrying} />
            )}
          </Columns>
        </>
      )}
      {/* Here, because the menu that opens it moves when a phone is turned. */}
      {task && (
        <ManyDialog
          task={task}
          game={game}
          unassigned={unassigned}
          onAdded={() => void list.reload()}
          onClose={() => setTask(undefined)}
        />
      )}
      <LeaveQuestion attempt={attempt} onLeave={() => undefined} />
      <Question
        open={asked !== undefined}
        title={t('Delete Team')}
        text={t('Are you sure you wish to delete this team?')}
        note={asked && t('{name}. Its players stay in the game.', { name: asked.name || t('Untitled team') })}
        confirmLabel={t('Yes, delete')}
        onConfirm={() => {
          if (asked) {
            passFocus(crews.findIndex(({ team }) => team.id === asked.id));
            open.set([asked.id], false);
            void editor.remove(asked);
          }
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </Page>
  );
}
