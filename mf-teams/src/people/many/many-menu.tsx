import type { GameId } from '@waymark/contract';
import { lazyScreenPart, useOffered, useTranslate } from '@waymark/host-kit';
import { type IconDrawing, Menu, type MenuEntry } from '@waymark/ui';
import { FileSpreadsheet, FileText, Link, Shuffle, Sparkles, UserPlus, Users } from '@waymark/ui/icons';
import { useState } from 'react';
import type { Member } from '../organized';

const ManyTeams = lazyScreenPart(async () => (await import('./many-teams')).ManyTeams);
const PastePlayers = lazyScreenPart(async () => (await import('./paste-players')).PastePlayers);
const SpreadPlayers = lazyScreenPart(async () => (await import('./spread-players')).SpreadPlayers);
const ShufflePlayers = lazyScreenPart(async () => (await import('./shuffle-players')).ShufflePlayers);
const ImportTeams = lazyScreenPart(async () => (await import('./import-teams')).ImportTeams);
const MergeTeams = lazyScreenPart(async () => (await import('./merge-teams')).MergeTeams);
const PrintCards = lazyScreenPart(async () => (await import('./print-cards')).PrintCards);

type Asked = 'teams' | 'players' | 'spread' | 'shuffle' | 'import' | 'merge' | 'cards';

interface ManyMenuProps {
  readonly game: GameId;
  /** Players without a team. */
  readonly unassigned: readonly Member[];
  /** How many teams the game has. */
  readonly teams: number;
  readonly reload: () => Promise<void>;
}

/** What is done with many teams or players at once. */
export function ManyMenu({ game, unassigned, teams, reload }: ManyMenuProps) {
  const t = useTranslate();
  const [asked, setAsked] = useState<Asked>();
  const offered: Partial<Record<Asked, boolean>> = {
    import: useOffered('team-sheets'),
    merge: useOffered('team-merge'),
    cards: useOffered('team-cards'),
  };
  const entry = (id: Asked, label: string, icon: IconDrawing, disabled = false): MenuEntry[] =>
    offered[id] === false ? [] : [{ id, label, icon, disabled, onSelect: () => setAsked(id) }];
  const dialog = { game, onAdded: () => void reload(), onClose: () => setAsked(undefined) };
  return (
    <>
      <Menu
        label={t('Many at once')}
        entries={[
          ...entry('teams', t('Add many teams…'), Users),
          ...entry('players', t('Add many players…'), UserPlus),
          ...entry('import', t('Import a spreadsheet…'), FileSpreadsheet),
          ...entry('spread', t('Spread players over teams…'), Sparkles, unassigned.length === 0 || teams === 0),
          ...entry('shuffle', t('Make teams at random…'), Shuffle, unassigned.length === 0),
          ...entry('merge', t('Merge teams…'), Link, teams === 0),
          ...entry('cards', t('Print team cards…'), FileText, teams === 0),
        ]}
      />
      {asked === 'teams' && <ManyTeams {...dialog} />}
      {asked === 'players' && <PastePlayers {...dialog} />}
      {asked === 'import' && <ImportTeams {...dialog} />}
      {asked === 'spread' && <SpreadPlayers {...dialog} players={unassigned} />}
      {asked === 'shuffle' && <ShufflePlayers {...dialog} players={unassigned} />}
      {asked === 'merge' && <MergeTeams {...dialog} />}
      {asked === 'cards' && <PrintCards game={game} onClose={dialog.onClose} />}
    </>
  );
}
