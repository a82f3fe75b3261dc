import type { TeamGroup } from '@waymark/client';
import type { GameId, GroupId } from '@waymark/contract';
import { LeaveQuestion, useLeaveGuard, useLiveScreen, useTranslate } from '@waymark/host-kit';
import { useLocation, useNavigate } from '@waymark/host-kit/router';
import { Button, ConfirmDialog, EmptyState, Failed, Pagination, Panel, Stack } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { changedAddress, readListAddress, writeListAddress } from '../paging/list-address';
import { LAST_HEIR, useFocusHeir } from '../use-focus-heir';
import { GroupCard } from './group-card';
import { GroupsSkeleton } from './groups-skeleton';
import { useGroups } from './use-groups';

const ASKS = ['ss.group.create', 'ss.group.update', 'ss.group.delete'] as const;

interface GroupListProps {
  readonly game: GameId;
  readonly frame: (content: ReactNode, action: ReactNode, page: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** The groups as cards in pages, in whichever state they are. */
export function GroupList({ game, frame }: GroupListProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = readListAddress(search);
  const editor = useGroups(game, view);
  const [open, setOpen] = useState<ReadonlySet<GroupId>>(new Set());
  const [made, setMade] = useState<GroupId>();
  const [asked, setAsked] = useState<TeamGroup>();
  const { list, groups } = editor;
  const attempt = useLeaveGuard(editor.dirty);
  const { data, error, isFetching, refetch } = list;
  const page = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(page);

  useLiveScreen(game, { asks: ASKS, onRefresh: editor.forgetFresh });
  const go = (to: Partial<typeof view>, how?: { replace: boolean }) =>
    navigate({ search: writeListAddress(changedAddress(view, to), search) }, how);
  const pages = list.isPlaceholderData ? undefined : data?.pages;
  const beyond = pages !== undefined && view.page > pages;
  useEffect(() => {
    if (beyond) go({ page: pages }, { replace: true });
  });

  const toggle = (id: GroupId, to = !open.has(id)) =>
    setOpen((all) => {
      const next = new Set(all);
      if (to) next.add(id);
      else next.delete(id);
      return next;
    });
  const add = async () => {
    const id = await editor.add();
    if (id === undefined) return;
    toggle(id, true);
    setMade(id);
  };
  const addButton = (
    <Button kind="primary" icon={Plus} busy={editor.adding} onClick={() => void add()} {...LAST_HEIR}>
      {t('Add group')}
    </Button>
  );

  const content = () => {
    if (!data && error) {
      return (
        <Panel>
          <Failed
            title={t("We couldn't load the groups")}
            text={error.message}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </Panel>
      );
    }
    if (!data) return <GroupsSkeleton />;
    return (
      <Stack>
        {groups.length === 0 && (
          <Panel>
            <EmptyState title={t('No groups yet')} text={t('Group teams that start, travel or sit together.')} />
          </Panel>
        )}
        {groups.map((group) => (
          <GroupCard
            key={group.id}
            game={game}
            group={group}
            editor={editor}
            open={open.has(group.id)}
            isNew={group.id === made}
            onToggle={() => toggle(group.id)}
            onDelete={() => setAsked(group)}
          />
        ))}
        <Pagination
          page={view.page}
          pages={data.pages}
          perPage={view.perPage}
          {...(groups.length === 0 ? { count: 0 } : {})}
          onPage={(page) => go({ page })}
          onPerPage={(perPage) => go({ perPage })}
        />
      </Stack>
    );
  };

  return (
    <>
      {frame(content(), addButton, page)}
      <LeaveQuestion near={editor.dirty} attempt={attempt} onLeave={() => undefined} />
      <ConfirmDialog
        open={asked !== undefined}
        title={t('Delete Group')}
        text={t('Are you sure you wish to delete this group?')}
        note={asked?.name}
        confirmLabel={t('Yes, delete')}
        onConfirm={() => {
          if (asked) {
            passFocus(groups.findIndex(({ id }) => id === asked.id));
            void editor.make({ kind: 'delete', group: asked.id });
          }
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
