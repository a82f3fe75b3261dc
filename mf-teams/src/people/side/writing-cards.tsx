import type { GameId } from '@waymark/contract';
import { BlastCard } from '../blast/blast-card';
import { InvitationsCard, type InvitationsCardProps } from './invitations-card';

/** Props of WritingCards. */
export interface WritingCardsProps extends InvitationsCardProps {
  readonly game: GameId;
}

/** The cards that write to people: who has not joined yet, and everybody who plays. */
export const WritingCards = ({ game, ...invitations }: WritingCardsProps) => (
  <>
    <InvitationsCard {...invitations} />
    <BlastCard game={game} />
  </>
);
