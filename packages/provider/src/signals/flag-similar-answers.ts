import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { answerSignals, answers, attachments, media } from '../db/schema';

/** Maximum number of differing bits of similar pictures. */
const ALIKE = 5;

/**
 * Flags answers of a game whose picture resembles one of another team: both answers, each with the other. Checked once,
 * when a picture is ready and shown, against the original pictures of the game: backgrounds are the same for all teams.
 */
export async function flagSimilarAnswers(tx: Queries, uuid: string): Promise<void> {
  await tx.execute(sql`
    with shown as (
      select distinct answer.id, answer.game_id, answer.team_id, file.likeness
      from ${media} as file
        inner join ${attachments} as attached on attached.media_uuid = file.uuid and attached.owner = 'answer'
          and attached.name = 'standard'
        inner join ${answers} as answer on answer.id = attached.owner_id
      where file.uuid = ${uuid}::uuid and file.likeness is not null
    ), pairs as (
      select distinct shown.id as one, other.id as other
      from shown
        inner join ${answers} as other on other.game_id = shown.game_id and other.team_id <> shown.team_id
        inner join ${attachments} as attached on attached.owner = 'answer' and attached.owner_id = other.id
          and attached.name = 'standard'
        inner join ${media} as file on file.uuid = attached.media_uuid
      where file.likeness is not null
        and bit_count(('x' || file.likeness)::bit(64) # ('x' || shown.likeness)::bit(64)) <= ${ALIKE}
    )
    insert into ${answerSignals} (answer_id, kind, other_answer_id)
    select one, 'same-picture', other from pairs union all select other, 'same-picture', one from pairs
    on conflict do nothing`);
}
