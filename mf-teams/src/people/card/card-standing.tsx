import type { GameId, TeamId } from '@waymark/contract';
import { standingLine, useStanding, useTranslate } from '@waymark/host-kit';

/** Props of CardStanding. */
export interface CardStandingProps {
  readonly game: GameId;
  readonly team: TeamId;
}

/** Place and points of a team, once it has scored. */
export function CardStanding({ game, team }: CardStandingProps) {
  const t = useTranslate();
  const standing = useStanding(game, team);
  const hasBegun = (standing?.completed ?? 0) > 0 || (standing?.points ?? 0) !== 0;
  return <p>{standingLine(t, hasBegun ? standing : undefined)}</p>;
}
