import { type Answer, asAnswerId, asTeamId, type Claim, HIDDEN_USER } from '@waymark/contract';
import { isChecked, metresBetween, type Spot } from '@waymark/contract/scoring';
import type { Queries } from '../db/database';
import { listAttachmentsOf } from '../media/attachments';
import { presentPlaceholders } from '../media/present';
import { sealedBy } from '../media/urls';
import { type Filler, fillerFor, fillTeam } from '../personalizations/fill';
import type { Services } from '../server/services';
import { listSignals } from '../signals/repo';
import { presentAnswerAssets } from './answer-assets';
import { type Looking, listClaims } from './queue/claims';
import { isUndecided, type Reader } from './reader';
import type { NamedAnswer } from './repo';

/** What building file addresses needs; files of an answer are only for those who may see the answer. */
type Addressing = Pick<Services, 'origin' | 'signer' | 'now'>;

/** Location for viewers it is not shared with. */
const NOWHERE = { address: '', latitude: null, longitude: null };

const presentClaim = (looking: Looking | undefined): Claim | null =>
  looking ? { user: { id: looking.userId, name: looking.name }, expires_at: looking.expiresAt.toISOString() } : null;

type MaybeSpot = { readonly latitude: number | null; readonly longitude: number | null };

const isSpot = (place: MaybeSpot): place is Spot => place.latitude !== null && place.longitude !== null;

/** Distance between an answer and its challenge, if both locations are known. */
const wayBetween = (answer: MaybeSpot, challenge: MaybeSpot): Pick<Answer, 'metres'> =>
  isSpot(answer) && isSpot(challenge) ? { metres: Math.round(metresBetween(answer, challenge)) } : {};

/** For readers who must not know the team. */
const AS_IT_IS: Filler = { text: (text) => text, html: (html) => html };

/** Answers as sent to clients, with their files. */
export async function presentAnswers(
  queries: Queries,
  rows: readonly NamedAnswer[],
  game: { readonly id: number; readonly name: string },
  reader: Reader,
  { origin, signer, now }: Addressing,
): Promise<Answer[]> {
  const ids = rows.map(({ answer }) => answer.id);
  const files = await listAttachmentsOf(queries, 'answer', ids);
  const noted = reader.reviews ? await listSignals(queries, ids) : undefined;
  const looked = reader.reviews ? await listClaims(queries, ids, now()) : undefined;
  const [address, seal] = [origin(), sealedBy(signer)];
  const fill = await fillerFor(
    queries,
    game.id,
    undefined,
    rows.flatMap(({ task }) => [task.name, task.description]),
  );
  return rows.map(({ answer, task, place, team, reviewer }): Answer => {
    const attached = files.get(answer.id) ?? [];
    const { game_id: _, task_id: __, team_id, hints_taken: ___, submit_key: ____, ...row } = answer;
    const { review_key, review_message, reviewed_by_id, comment, trivia, ...fields } = row;
    const concerned = reader.reviews || reader.teamId === team_id;
    const hidden = reader.blind === true && isUndecided(answer) && reader.teamId !== team_id;
    const named = hidden ? AS_IT_IS : fillTeam(team.name);
    const solves = isChecked(answer.type) && !concerned;
    return {
      ...fields,
      ...(concerned || answer.share_location === 1 ? {} : NOWHERE),
      id: asAnswerId(answer.id),
      comment: solves ? '' : comment,
      trivia: trivia === 'correct' || trivia === 'incorrect' ? trivia : null,
      user_id: hidden && answer.user_id !== null ? HIDDEN_USER : answer.user_id,
      ...(reader.reviews ? { review_key, reviewed_by_id, reviewed_by: reviewer, ...wayBetween(answer, place) } : {}),
      ...(looked ? { claim: presentClaim(looked.get(answer.id)) } : {}),
      ...(concerned ? { review_message: named.text(review_message) } : {}),
      created_at: answer.created_at.toISOString(),
      approved_at: answer.approved_at?.toISOString() ?? null,
      rejected_at: answer.rejected_at?.toISOString() ?? null,
      featured_at: answer.featured_at?.toISOString() ?? null,
      assets: presentAnswerAssets(answer, attached, address, seal),
      placeholders: presentPlaceholders(attached),
      signals: [...(noted?.get(answer.id) ?? [])],
      game: { id: game.id, name: game.name },
      task: {
        ...task,
        name: named.text(fill.text(task.name)),
        description: named.html(fill.html(task.description)),
      },
      ...(hidden ? {} : { team: { ...team, id: asTeamId(team.id) } }),
    };
  });
}
