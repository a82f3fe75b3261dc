import type { GameId } from '@waymark/contract';
import type { Member } from '../organized';
import { ImportTeams } from './import-teams';
import { ManyTeams } from './many-teams';
import { MergeTeams } from './merge-teams';
import { PastePlayers } from './paste-players';
import { PrintCards } from './print-cards';
import { ShufflePlayers } from './shuffle-players';
import { SpreadPlayers } from './spread-players';

/** Bulk actions on teams and players. */
export type ManyTask = 'teams' | 'players' | 'spread' | 'shuffle' | 'import' | 'merge' | 'cards';

interface ManyDialogProps {
  readonly task: ManyTask;
  readonly game: GameId;
  /** Players without a team. */
  readonly unassigned: readonly Member[];
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** The dialog of a bulk action. */
export function ManyDialog({ task, unassigned, ...dialog }: ManyDialogProps) {
  switch (task) {
    case 'teams':
      return <ManyTeams {...dialog} />;
    case 'players':
      return <PastePlayers {...dialog} />;
    case 'import':
      return <ImportTeams {...dialog} />;
    case 'spread':
      return <SpreadPlayers {...dialog} players={unassigned} />;
    case 'shuffle':
      return <ShufflePlayers {...dialog} players={unassigned} />;
    case 'merge':
      return <MergeTeams {...dialog} />;
    case 'cards':
      return <PrintCards game={dialog.game} onClose={dialog.onClose} />;
  }
}
