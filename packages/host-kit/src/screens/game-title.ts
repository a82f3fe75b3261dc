import { gameQuery } from '@waymark/client';
import type { Game, GameId } from '@waymark/contract';
import { useTranslate } from '@waymark/ui';
import { useHost } from '../host-context';
import { useQuery } from '../query';
import { useScreenTitle } from './screen-title';

/** Other changes of the game don't re-render the screen. */
const nameOf = ({ name }: Game) => name;

/** Puts the game's name in front of the screen's title, once it is loaded. @returns that name */
export function useGameTitle(id: GameId, title: string): string | undefined {
  const t = useTranslate();
  const { data: game } = useQuery({ ...gameQuery(useHost().api, id), select: nameOf });
  useScreenTitle(game ? t('{game}: {title}', { game, title }) : title);
  return game;
}
