import type { TeamGroup } from '@waymark/client';
import type { GameId, GroupId } from '@waymark/contract';
import {
  isRefused,
  LAST_HEIR,
  LeaveQuestion,
  ListPages,
  ListStates,
  plainListAddress,
  useFocusHeir,
  useLastPage,
  useLeaveGuard,
  useListAddress,
  useScreenKeys,
  useShortcut,
  useTranslate,
} from '@waymark/host-kit';
import { idsPerGame, useIdSet } from '@waymark/host-kit/screen-state';
import { Button, ConfirmDialog, Stack, useOneStop } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { GroupCard } from './group-card';
import { GroupsSkeleton } from './groups-skeleton';
import { useForeignGroups } from './use-foreign-groups';
import { useGroups } from './use-groups';

/** Adds a group. */
const ADD_KEY = 'n';

/** Groups whose cards are open. */
const openGroups = idsPerGame<GroupId>();

interface GroupListProps {
  readonly game: GameId;
  readonly frame: (content: ReactNode, action: ReactNode, page: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** The groups as cards in pages, in any state. */
export function GroupList({ game, frame }: GroupListProps) {
  const t = useTranslate();
  const { place, change } = useListAddress(plainListAddress);
  const editor = useGroups(game, place);
  const open = useIdSet(openGroups, game);
  const [made, setMade] = useState<GroupId>();
  const [asked, setAsked] = useState<TeamGroup>();
  const { list } = editor;
  const { items } = list;
  const attempt = useLeaveGuard(editor.dirty);
  const page = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(page);
  useOneStop(page, 'article', 'item');

  useForeignGroups(game, place, editor, open.ids);
  useLastPage(list.query, place.page, change);

  const refused = isRefused(list.query);
  const add = () =>
    editor.add((id) => {
      open.set([id], true);
      setMade(id);
    });
  useScreenKeys([
    {
      keys: ADD_KEY,
      label: t('Add group'),
      group: t('Groups'),
      run: () => void add(),
      when: () => !editor.adding && !refused,
    },
  ]);
  const addKey = useShortcut(ADD_KEY);
  const addButton = !refused && (
    <Button kind="primary" icon={Plus} shortcut={addKey} busy={editor.adding} onClick={() => void add()} {...LAST_HEIR}>
      {t('Add group')}
    </Button>
  );
  const content = (
    <Stack>
      <ListStates
        query={list.query}
        items={items}
        skeleton={<GroupsSkeleton />}
        failed={t("We couldn't load the groups")}
        empty={{
          title: t('No groups yet'),
          text: t('Group teams that start, travel or sit together.'),
          action: (
            <Button icon={Plus} busy={editor.adding} onClick={() => void add()}>
              {t('Add the first group')}
            </Button>
          ),
        }}
      >
        {items.map((group) => (
          <GroupCard
            key={group.id}
            game={game}
            group={group}
            editor={editor}
            open={open.has(group.id)}
            isNew={group.id === made}
            onToggle={() => open.set([group.id], !open.has(group.id))}
            onDelete={() => setAsked(group)}
          />
        ))}
      </ListStates>
      <ListPages list={list} place={place} change={change} />
    </Stack>
  );

  return (
    <>
      {frame(content, addButton, page)}
      <LeaveQuestion attempt={attempt} onLeave={() => undefined} />
      <ConfirmDialog
        open={asked !== undefined}
        title={t('Delete Group')}
        text={t('Are you sure you wish to delete this group?')}
        note={asked?.name}
        confirmLabel={t('Yes, delete')}
        onConfirm={() => {
          if (asked) {
            passFocus(items.findIndex(({ id }) => id === asked.id));
            void editor.remove(asked);
          }
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
