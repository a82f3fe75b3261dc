import { boardQuery, type StyledBoardView } from '@waymark/client';
import { type Board, type GameId, paths } from '@waymark/contract';
import { saveFile, useHasScreen, useHost, useOffered, useScreenKeys, useTranslate } from '@waymark/host-kit';
import { Menu, type MenuEntry } from '@waymark/ui';
import { CodeXml, Download, History, Lock, LockOpen, Star, Trophy } from '@waymark/ui/icons';
import { boardCsv } from '../board-csv';
import type { BoardActions } from './use-board-actions';

/** Dialogs of the leaderboard. */
export type BoardDialog = 'adjust' | 'embed' | 'jobs';

interface BoardMenuProps {
  readonly game: GameId;
  readonly board: Board | undefined;
  readonly view: StyledBoardView;
  readonly actions: BoardActions;
  readonly administers: boolean;
  readonly onOpen: (dialog: BoardDialog) => void;
}

/** Secondary actions on the leaderboard. */
export function BoardMenu({ game, board, view, actions, administers, onOpen }: BoardMenuProps) {
  const t = useTranslate();
  const { api, queries } = useHost();
  const knows = useHasScreen();
  const freezes = useOffered('leaderboard-board') && administers;
  const adjusts = useOffered('score-adjustments') && administers;
  const hasJobs = useOffered('jobs') && administers;
  const frozen = Boolean(board?.frozen_at);
  const freezing = t(frozen ? 'Show live board' : 'Freeze for players');
  const freeze = () => void (frozen ? actions.goLive() : actions.freeze());
  // Two commands: the palette must not show a frozen board to players when asked to freeze it.
  const command = frozen ? 'board.unfreeze' : 'board.freeze';
  useScreenKeys(freezes && board ? [{ command, label: freezing, group: t('Leaderboard'), run: freeze }] : []);
  const save = async (more: Partial<StyledBoardView>, name: string) => {
    const client = queries.client as { fetchQuery(options: object): Promise<Board> };
    const { teams } = await client.fetchQuery(boardQuery(api, game, { ...view, term: '', ...more }));
    saveFile(await boardCsv(teams), name);
  };
  const entries: MenuEntry[] = [
    {
      id: 'csv',
      label: t('Save as CSV'),
      icon: Download,
      onSelect: () => void save({ frozen: undefined }, `leaderboard-${game}.csv`),
    },
    ...(frozen
      ? [
          {
            id: 'csv-frozen',
            label: t('Save as CSV, as players see it'),
            icon: Download,
            onSelect: () => void save({ frozen: true }, `leaderboard-${game}-frozen.csv`),
          },
        ]
      : []),
    ...(hasJobs ? [{ id: 'jobs', label: t('Background work'), icon: History, onSelect: () => onOpen('jobs') }] : []),
    ...(adjusts ? [{ id: 'adjust', label: t('Bonus or penalty'), icon: Star, onSelect: () => onOpen('adjust') }] : []),
    ...(freezes
      ? [
          {
            id: 'freeze',
            label: freezing,
            icon: frozen ? LockOpen : Lock,
            onSelect: freeze,
          },
          {
            id: 'reveal',
            label: t('Reveal step by step'),
            icon: Trophy,
            disabled: board?.revealed != null,
            onSelect: () => void actions.startReveal(view),
          },
        ]
      : []),
    ...(knows(paths.boardWidget(game))
      ? [{ id: 'embed', label: t('Embed the top 10'), icon: CodeXml, onSelect: () => onOpen('embed') }]
      : []),
  ];
  return <Menu label={t('More leaderboard options')} entries={entries} />;
}
