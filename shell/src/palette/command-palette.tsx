import { gameQuery } from '@waymark/client';
import type { Game, GameRow } from '@waymark/contract';
import { matches, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Icon } from '@waymark/ui';
import { Flag } from '@waymark/ui/icons';
import { useState } from 'react';
import { LanguageDialog } from '../language/language-dialog';
import { useOpenGame } from '../navigation/open-game';
import { useServices } from '../services/services-context';
import { type Pick, PickDialog, type PickGroup } from './pick-dialog';
import { useCommands, useGameCommands } from './use-commands';
import { useFoundGames } from './use-found-games';
import { useGameFinds } from './use-game-finds';
import { usePages } from './use-pages';
import { useScreens } from './use-screens';

type AnyGame = Game | GameRow;
const nameOf = (game: AnyGame): string => game.name || `#${game.id}`;

/** Finds games and accessible screens by typing. The arrow leads to the screens of a found game. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [term, setTerm] = useState('');
  const [inside, setInside] = useState<AnyGame>();
  const t = useTranslate();
  const { games, busy, failed } = useFoundGames(inside ? '' : term);
  const [speaking, setSpeaking] = useState(false);
  const screensOf = useScreens(onClose);
  const pages = usePages(onClose, () => setSpeaking(true));
  const open = useGameOnView();
  const openScreens = open ? screensOf(open) : [];
  const commands = [...useCommands(onClose), ...useGameCommands(open, openScreens, onClose)];
  const finds = useGameFinds(open, openScreens, inside ? '' : term, onClose);

  const into = (game: AnyGame | undefined) => {
    setTerm('');
    setInside(game);
  };
  const found: Pick[] = games.map((game) => ({
    id: `game-${game.id}`,
    label: nameOf(game),
    hint: game.code,
    icon: <Icon of={Flag} />,
    onPick: () => {
      const [first] = screensOf(game);
      first?.onPick();
    },
    onInto: () => into(game),
  }));
  const fitting = (picks: readonly Pick[]) => picks.filter(({ label, hint }) => matches(term, label, hint));
  const groups: PickGroup[] = inside
    ? [{ id: 'inside', heading: nameOf(inside), picks: fitting(screensOf(inside)) }]
    : [
        { id: 'commands', heading: t('Commands'), picks: term.trim() ? fitting(commands) : [] },
        { id: 'open', heading: open ? nameOf(open) : '', picks: fitting(openScreens) },
        ...finds.groups,
        { id: 'games', heading: term.trim() ? t('Games') : t('Latest games'), picks: found },
        { id: 'pages', heading: t('Go to'), picks: fitting(pages) },
      ];
  if (speaking) return <LanguageDialog onClose={onClose} />;
  return (
    <PickDialog
      label={t('Search or jump to')}
      placeholder={
        inside ? t('A screen of {game}', { game: nameOf(inside) }) : t('A game, team, person, setting or command')
      }
      term={term}
      onTerm={setTerm}
      busy={!inside && (busy || finds.busy)}
      nothing={failed ? t("Search isn't available right now.") : t('No results')}
      groups={groups.filter(({ picks }) => picks.length > 0)}
      onClose={onClose}
      {...(inside ? { onBack: () => into(undefined) } : {})}
    />
  );
}

/** The game whose screen is open. */
function useGameOnView(): Game | undefined {
  const { api } = useServices();
  const id = useOpenGame();
  return useQuery({ ...gameQuery(api, id ?? (0 as never)), enabled: id !== undefined }).data;
}
