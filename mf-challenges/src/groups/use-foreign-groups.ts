import type { GameId, GroupId, LiveMessage } from '@waymark/contract';
import { mergedLine, type PageAt, settle, useHost, useLiveScreen, usePersonOf, useTranslate } from '@waymark/host-kit';
import { type GroupsEditor, groupsAt } from './use-groups';

const ASKS = ['ss.group.create', 'ss.group.update', 'ss.group.delete'] as const;

/**
 * Handles changes to groups by others. As specified they ask; changes to other groups than the open ones and to teams
 * are merged, and a renamed open group shows both names.
 */
export function useForeignGroups(game: GameId, place: PageAt, editor: GroupsEditor, open: readonly GroupId[]): void {
  const { api, live, notices, signal } = useHost();
  const t = useTranslate();
  const personOf = usePersonOf();
  const { list, names, rename, saves } = editor;
  const shownName = (id: GroupId) => names.typed.get().get(id) ?? list.items.find((one) => one.id === id)?.name;

  /** The open group whose name a message is about. */
  const inHand = ({ source, detail: { group, fields } }: LiveMessage): GroupId | undefined => {
    const id = open.find((one) => one === group?.id);
    const isNamed = !fields || fields.includes('label') || fields.includes('name');
    return source === 'ss.group.update' && isNamed ? id : undefined;
  };

  useLiveScreen(game, {
    asks: ASKS,
    conflicts: (message) => {
      const { group } = message.detail;
      const id = inHand(message);
      if (id !== undefined) names.hold(id);
      const isGone = message.source === 'ss.group.delete' && open.some((one) => one === group?.id);
      if (id !== undefined || isGone || open.length === 0 || group?.id === undefined) return true;
      notices.show({ tone: 'info', text: mergedLine(t, personOf(message), group.name || t('Groups')) });
      return false;
    },
    differences: async (messages) => {
      const ids = messages.map(inHand);
      if (ids.includes(undefined)) return undefined;
      const stored = await groupsAt(api, game, place).queryFn({ signal });
      const found = [...new Set(ids)].flatMap((id) => {
        const theirs = stored.items.find((group) => group.id === id)?.name;
        const mine = id && shownName(id);
        return theirs === undefined || mine === undefined || mine.trim() === theirs
          ? []
          : [{ field: String(id), label: t('Group Name'), mine, theirs }];
      });
      const person = messages.map(personOf).at(-1);
      if (live.answer)
        names.clashes.ask(
          found.map((one) => ({ ...one, person })),
          live.answer,
        );
      return found;
    },
    onSettled: names.release,
    onRefresh: (message, keep) => {
      const id = inHand(message);
      const mine = id && shownName(id)?.trim();
      if (id && mine !== undefined && keep.includes(String(id))) void rename(id, mine);
      else if (id) settle(saves, `${id} name`);
      if (id) names.put(id, undefined);
      list.unpin();
    },
  });
}
