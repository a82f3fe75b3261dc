import { type Answer, asAnswerId, asTeamId } from '@waymark/contract';
import { isChecked } from '@waymark/contract/scoring';
import type { Queries } from '../db/database';
import { listAttachmentsOf } from '../media/attachments';
import { presentAssets, presentKind, presentPlaceholders } from '../media/present';
import { sealedBy } from '../media/urls';
import type { Services } from '../server/services';
import type { NamedAnswer } from './repo';

/** The viewer of the answers. */
export interface Reader {
  /** May review answers, and gets the review keys. */
  readonly reviews: boolean;
  /** The viewer's own team, whose answers are visible to them. */
  readonly teamId?: number | undefined;
}

/** Builds the addresses of files: those of an answer are for people who may see the answer. */
type Addressing = Pick<Services, 'origin' | 'signer'>;

/** Location for viewers it is not shared with. */
const NOWHERE = { address: '', latitude: null, longitude: null };

/** Answers as sent to clients, with their files. */
export async function presentAnswers(
  queries: Queries,
  rows: readonly NamedAnswer[],
  game: { readonly id: number; readonly name: string },
  reader: Reader,
  { origin, signer }: Addressing,
): Promise<Answer[]> {
  const files = await listAttachmentsOf(
    queries,
    'answer',
    rows.map(({ answer }) => answer.id),
  );
  const [address, seal] = [origin(), sealedBy(signer)];
  return rows.map(({ answer, task, team }): Answer => {
    const attached = files.get(answer.id) ?? [];
    const { game_id: _, task_id: __, team_id, hints_taken: ___, submit_key: ____, ...row } = answer;
    const { review_key, review_message, reviewed_by_id, comment, trivia, ...fields } = row;
    const concerned = reader.reviews || reader.teamId === team_id;
    const solves = isChecked(answer.type) && !concerned;
    return {
      ...fields,
      ...(concerned || answer.share_location === 1 ? {} : NOWHERE),
      id: asAnswerId(answer.id),
      comment: solves ? '' : comment,
      trivia: trivia === 'correct' || trivia === 'incorrect' ? trivia : null,
      ...(reader.reviews ? { review_key, reviewed_by_id } : {}),
      ...(concerned ? { review_message } : {}),
      created_at: answer.created_at.toISOString(),
      approved_at: answer.approved_at?.toISOString() ?? null,
      rejected_at: answer.rejected_at?.toISOString() ?? null,
      featured_at: answer.featured_at?.toISOString() ?? null,
      assets: { ...presentAssets(address, attached, seal), audios: presentKind(address, attached, 'audio', seal) },
      placeholders: presentPlaceholders(attached),
      game: { id: game.id, name: game.name },
      task,
      team: { ...team, id: asTeamId(team.id) },
    };
  });
}
