import type { GameId, TeamId } from '@waymark/contract';
import { standingLine, useStanding, useTranslate } from '@waymark/host-kit';
import { useUi } from '@waymark/ui';

/** Props of CardStanding. */
export interface CardStandingProps {
  readonly game: GameId;
  readonly team: TeamId;
}

/** Place and points of a team, once it has scored. */
export function CardStanding({ game, team }: CardStandingProps) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useUi().language);
  const standing = useStanding(game, team);
  const hasBegun = (standing?.completed ?? 0) > 0 || (standing?.points ?? 0) !== 0;
  return <p>{standingLine(t, number, hasBegun ? standing : undefined)}</p>;
}
