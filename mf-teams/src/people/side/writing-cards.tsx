import type { GameId } from '@waymark/contract';
import { BlastCard } from '../blast/blast-card';
import { InvitationsCard, type InvitationsCardProps } from './invitations-card';

/** Props of WritingCards. */
export interface WritingCardsProps extends InvitationsCardProps {
  readonly game: GameId;
}

/** The invitation and blast cards. */
export const WritingCards = ({ game, ...invitations }: WritingCardsProps) => (
  <>
    <InvitationsCard {...invitations} />
    <BlastCard game={game} />
  </>
);
