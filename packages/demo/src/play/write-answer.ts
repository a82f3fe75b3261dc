import type { PlacedChallenge } from '../games/task-rows';
import type { Seeded } from '../seeded';
import { CHECKED_TYPES, type PlayedAnswer } from './answer';

/** A team that plays. */
export interface PlayingTeam {
  readonly id: number;
  readonly players: readonly number[];
}

/** The input of an answer. */
export interface Draft {
  readonly gameId: number;
  readonly team: PlayingTeam;
  readonly challenge: PlacedChallenge;
  readonly at: number;
  readonly kind: 'solved' | 'wrong' | 'rejected' | 'duplicate' | 'late' | 'early';
  readonly option?: string;
}

function hex(random: Seeded, digits: number): string {
  let text = '';
  while (text.length < digits) text += random.between(0, 15).toString(16);
  return text;
}

function whereabouts(random: Seeded, { at }: PlacedChallenge) {
  if (!at || !random.chance(0.7)) return { share_location: 0 };
  const metres = () => (random.between(-18, 18) + random.next()) / 111_000;
  return {
    share_location: 1,
    address: at[0],
    latitude: Number((at[1] + metres()).toFixed(6)),
    longitude: Number((at[2] + metres() * 1.6).toFixed(6)),
  };
}

/** The text the player wrote, chose or scanned. */
function words(random: Seeded, { challenge, kind, option }: Draft): string {
  const written = () => (challenge.written.length > 0 ? random.pick(challenge.written) : '');
  switch (challenge.type) {
    case 0:
      return kind === 'rejected' ? random.pick(['asdf', '…', 'Callum pressed send.']) : written();
    case 4:
      return challenge.valid ?? '';
    case 5:
      return kind === 'wrong' ? written() : (challenge.valid?.split(',')[0] ?? '');
    case 6:
      return kind === 'wrong' ? random.pick(challenge.choices?.slice(1) ?? ['']) : (challenge.choices?.[0] ?? '');
    case 11:
      return option ?? '';
    default:
      if (kind === 'duplicate')
        return random.pick(['A better one.', 'Again, with feeling.', '', '', 'Sorry, sent twice.']);
      return random.chance(0.7) ? written() : '';
  }
}

/** Points of a solved challenge, after attempts and opened hints. */
function earned(random: Seeded, challenge: PlacedChallenge) {
  const hint = challenge.hints?.[0];
  const hinted = hint !== undefined && random.chance(0.3);
  const hint_points = hinted ? hint[1] : 0;
  const attempts = challenge.attempts ?? [];
  const count = attempts.length > 1 && random.chance(0.35) ? random.between(2, attempts.length) : 1;
  const full = attempts[count - 1] ?? challenge.points;
  const points = Math.max(0, full - hint_points);
  return { points, count, hint_points, hints_taken: hinted ? [1] : [] };
}

/** Creates an incoming answer: checked automatically where possible, otherwise not yet reviewed. */
export function writeAnswer(random: Seeded, draft: Draft): PlayedAnswer {
  const { challenge, kind, team } = draft;
  const created_at = new Date(draft.at);
  const checked = CHECKED_TYPES.includes(challenge.type);
  const question = challenge.type === 5 || challenge.type === 6;
  const file = challenge.sent && challenge.sent.length > 0 ? random.pick(challenge.sent) : undefined;
  const worth = kind === 'solved' ? earned(random, challenge) : { points: 0 };
  return {
    challenge,
    ...(file ? { file } : {}),
    row: {
      game_id: draft.gameId,
      task_id: challenge.id,
      team_id: team.id,
      user_id: random.pick(team.players),
      type: challenge.type,
      sub_type: challenge.subtype ?? 0,
      comment: words(random, draft),
      ...whereabouts(random, challenge),
      late: kind === 'late' ? 2 : kind === 'early' ? 3 : 0,
      duplicate: kind === 'duplicate',
      ...worth,
      ...(kind === 'wrong' ? { count: challenge.attempts?.length ?? 1 } : {}),
      trivia: question ? (kind === 'wrong' ? 'incorrect' : 'correct') : null,
      review_key: hex(random, 16),
      approved_at: checked && kind !== 'wrong' ? created_at : null,
      rejected_at: checked && kind === 'wrong' ? created_at : null,
      created_at,
    },
  };
}
