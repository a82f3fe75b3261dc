import type { GameId } from '@waymark/contract';
import { lazyScreenPart, useTranslate } from '@waymark/host-kit';
import { Menu } from '@waymark/ui';
import { Sparkles, UserPlus, Users } from '@waymark/ui/icons';
import { useState } from 'react';
import type { Member } from '../organized';

const ManyTeams = lazyScreenPart(async () => (await import('./many-teams')).ManyTeams);
const PastePlayers = lazyScreenPart(async () => (await import('./paste-players')).PastePlayers);
const SpreadPlayers = lazyScreenPart(async () => (await import('./spread-players')).SpreadPlayers);

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
  const [asked, setAsked] = useState<'teams' | 'players' | 'spread'>();
  const dialog = { game, onAdded: () => void reload(), onClose: () => setAsked(undefined) };
  return (
    <>
      <Menu
        label={t('Many at once')}
        entries={[
          { id: 'teams', label: t('Add many teams…'), icon: Users, onSelect: () => setAsked('teams') },
          { id: 'players', label: t('Add many players…'), icon: UserPlus, onSelect: () => setAsked('players') },
          {
            id: 'spread',
            label: t('Spread players over teams…'),
            icon: Sparkles,
            disabled: unassigned.length === 0 || teams === 0,
            onSelect: () => setAsked('spread'),
          },
        ]}
      />
      {asked === 'teams' && <ManyTeams {...dialog} />}
      {asked === 'players' && <PastePlayers {...dialog} />}
      {asked === 'spread' && <SpreadPlayers {...dialog} players={unassigned} />}
    </>
  );
}
