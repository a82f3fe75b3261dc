import type { ReviewDecision } from '@waymark/contract';
import { errors } from '../../server/errors';
import type { HandlersOf } from '../../server/handlers';
import type { Services } from '../../server/services';
import type { Caller } from '../../session/caller';
import { presentAnswers } from '../present';
import { readerOf } from '../reader';
import { type AnswerRow, findAnswer } from '../repo';
import { decide, type Reviewed, reviewedGame } from './decide';
import { lockAnswers } from './lock-answers';
import { outdatedMessage } from './outdated-message';

interface Body {
  readonly game_id: number;
  readonly review_key: string;
  readonly points?: number | undefined;
  readonly message?: string | undefined;
}

/** A featured submission is shown and earns points; a rejected one does neither. */
const REJECTED = 'A rejected submission cannot be featured. Accept it first.';

/** Reviewing single answers. */
export function reviewRoutes(services: Services): HandlersOf<'acceptAnswer' | 'rejectAnswer' | 'featureAnswer'> {
  const { database } = services;

  const refuseWrong = (decision: ReviewDecision, before: AnswerRow): void => {
    if (before.user_id === null) throw errors.conflict('The platform submitted this answer itself.');
    if (decision === 'feature' && before.rejected_at) throw errors.invalid({ featured_at: [REJECTED] });
  };

  const review = (decision: ReviewDecision, caller: Caller, id: number, body: Body) =>
    database.tx(async (tx) => {
      const reviewed: Reviewed = await reviewedGame(tx, caller, body.game_id);
      const { game, role } = reviewed;
      const present = async () => {
        const named = await findAnswer(tx, game.id, id);
        if (!named) throw errors.notFound();
        const [answer] = await presentAnswers(tx, [named], game, readerOf(game, role), services);
        if (!answer) throw errors.notFound();
        return { answer, named };
      };
      const [before] = await lockAnswers(tx, game.id, [id]);
      if (!before) throw errors.notFound();
      if (before.user_id !== null && before.review_key !== body.review_key) {
        const { answer, named } = await present();
        throw errors.decided(outdatedMessage(named), answer);
      }
      refuseWrong(decision, before);
      const { points, message } = body;
      const stored = await decide(services, tx, reviewed, caller.userId, { decision, points, message }, [before]);
      return { answer: (await present()).answer, undo_id: stored.id };
    });

  return {
    acceptAnswer: ({ params, body, caller }) => review('accept', caller, params.id, body),
    rejectAnswer: ({ params, body, caller }) => review('reject', caller, params.id, body),
    featureAnswer: ({ params, body, caller }) => review('feature', caller, params.id, body),
  };
}
