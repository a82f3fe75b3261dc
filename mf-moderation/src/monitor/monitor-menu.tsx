import { keys, saveGame } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { lazyScreenPart, useActions, useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { Menu, type MenuEntry } from '@waymark/ui';
import { EyeOff, History, ListChecks, Trash2, UserPlus } from '@waymark/ui/icons';
import { useState } from 'react';
import type { Undone } from '../review/game-decisions';
import type { Rights } from '../review/use-rights';
import type { DecisionsDialogProps } from './dialogs/decisions-dialog';
import type { DeleteAllProps } from './dialogs/delete-all';
import type { JudgeLinksDialogProps } from './dialogs/judge-links-dialog';
import type { ReadyMessagesDialogProps } from './dialogs/ready-messages-dialog';

const DeleteAll = lazyScreenPart<DeleteAllProps>(() =>
  import(/* webpackChunkName: "dialogs" */ './dialogs/delete-all').then((file) => file.DeleteAll),
);
const Decisions = lazyScreenPart<DecisionsDialogProps>(() =>
  import(/* webpackChunkName: "dialogs" */ './dialogs/decisions-dialog').then((file) => file.DecisionsDialog),
);
const JudgeLinks = lazyScreenPart<JudgeLinksDialogProps>(() =>
  import(/* webpackChunkName: "dialogs" */ './dialogs/judge-links-dialog').then((file) => file.JudgeLinksDialog),
);
const ReadyMessages = lazyScreenPart<ReadyMessagesDialogProps>(() =>
  import(/* webpackChunkName: "dialogs" */ './dialogs/ready-messages-dialog').then((file) => file.ReadyMessagesDialog),
);

/** Props of MonitorMenu. */
export interface MonitorMenuProps {
  readonly game: GameId;
  /** The game, once it is loaded. */
  readonly loaded: Game | undefined;
  readonly rights: Rights;
  /** All submissions were deleted. */
  readonly onEmptied: () => void;
  readonly onUndone: (undone: Undone) => void;
}

/** Actions on the whole queue, by permission. */
export function MonitorMenu({ game, loaded, rights, onEmptied, onUndone }: MonitorMenuProps) {
  const t = useTranslate();
  const { api } = useHost();
  const client = useQueryClient();
  const { run } = useActions<'blind'>();
  const hasBlind = useOffered('blind-review');
  const isBlind = loaded?.blind_review === 1;
  const [open, setOpen] = useState<'delete' | 'decisions' | 'links' | 'messages'>();
  const [hasHistory, hasLinks, hasMessages] = [
    useOffered('answer-history'),
    useOffered('judge-links'),
    useOffered('ready-messages'),
  ];
  const setBlind = async (): Promise<void> => {
    await run('blind', () => saveGame(api, game, { blind_review: isBlind ? 0 : 1 }));
    await client.invalidateQueries({ queryKey: keys.game(game) });
  };
  const close = () => setOpen(undefined);
  const entries: MenuEntry[] = [
    ...(hasHistory && rights.moderates
      ? [{ id: 'decisions', label: t('Decisions so far'), icon: History, onSelect: () => setOpen('decisions') }]
      : []),
    ...(hasMessages && rights.administrates
      ? [{ id: 'messages', label: t('Ready messages'), icon: ListChecks, onSelect: () => setOpen('messages') }]
      : []),
    ...(hasLinks && rights.administrates
      ? [{ id: 'links', label: t('Judge links'), icon: UserPlus, onSelect: () => setOpen('links') }]
      : []),
    ...(hasBlind && rights.administrates && loaded
      ? [
          {
            id: 'blind',
            label: t('Hide teams from judges'),
            note: t('Until decided'),
            icon: EyeOff,
            checked: isBlind,
            onSelect: () => void setBlind(),
          },
        ]
      : []),
    ...(rights.deletesAll
      ? [{ id: 'delete', label: t('Delete All'), icon: Trash2, danger: true, onSelect: () => setOpen('delete') }]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <>
      <Menu label={t('More')} entries={entries} />
      {open === 'delete' && <DeleteAll game={game} onEmptied={onEmptied} onClose={close} />}
      {open === 'decisions' && <Decisions game={game} onUndone={onUndone} onClose={close} />}
      {open === 'links' && <JudgeLinks game={game} onClose={close} />}
      {open === 'messages' && <ReadyMessages game={game} onClose={close} />}
    </>
  );
}
