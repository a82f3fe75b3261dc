import { GAME_MODE, TASK_TYPE } from '@waymark/contract';
import {
  blasts,
  jobs,
  judgeLinks,
  personalizations,
  readyMessages,
  realities,
  resultKeys,
  reviews,
  rewards,
  scoreAdjustments,
  taskUndos,
} from '../db/schema';
import { hashToken, newToken } from '../session/secrets';
import type { TestProvider } from './start-test-provider';

/** A game with its records. */
export interface Place {
  readonly game: number;
  /** A challenge with AR items and a picture. */
  readonly task: number;
  /** A challenge with a QR code. */
  readonly scan: number;
  readonly group: number;
  /** One of the AR items. */
  readonly reality: number;
  /** A deleted challenge. */
  readonly trashed: number;
  /** A bulk change that can be undone. */
  readonly undo: number;
  /** An answer whose review key is `REVIEW_KEY`. */
  readonly answer: number;
  /** A decision that can be undone. */
  readonly review: number;
  /** A ready message of judges. */
  readonly message: number;
  /** A judge link. */
  readonly link: number;
  /** A results key, as an id and as sent by programs. */
  readonly resultKey: number;
  readonly secret: string;
  /** A personalisation. */
  readonly word: number;
  /** A bonus of the team. */
  readonly adjustment: number;
  readonly reward: number;
  /** A finished background job. */
  readonly job: number;
  readonly blast: number;
  /** A team with one player. */
  readonly team: number;
  /** A second team. */
  readonly spare: number;
  /** That player, who joined the game. */
  readonly player: number;
  readonly email: string;
}

/** A day in milliseconds. */
export const DAY = 86_400_000;
const NOWHERE = Number.MAX_SAFE_INTEGER;
/** A challenge with a QR code. */
export const SCANNED = { task_type: TASK_TYPE.qrCode, qr_url: 'https://harbour.test/quay' };

/** The review key. */
export const REVIEW_KEY = 'as it came';
/** A running game whose add-ons are bought. */
export const ON = { start_anytime: GAME_MODE.anytime, grey_enabled: true, reels_enabled: true };
/** A challenge with a hint. */
export const HINTED = { points: 5, hint_1: 'Look up.', hint_1_points: 5 };

/** A game with room for several teams. */
const LICENSED = { license_type: 2 };

/** Makes a running game with a record of every kind. */
export async function makePlace(
  { clock, database, make }: TestProvider,
  whiteLabel: Awaited<ReturnType<TestProvider['make']['whiteLabel']>>,
  row: object,
): Promise<Place> {
  const game = await make.game(whiteLabel, { ...ON, ...LICENSED, ...row });
  const task = await make.task(game, { position: 1, task_type: TASK_TYPE.arPhoto, ...HINTED });
  const trashed = await make.task(game, { position: 2, deleted_at: clock.now() });
  const scan = await make.task(game, { position: 3, ...SCANNED });
  const { db } = database;
  const { uuid } = await make.media(whiteLabel);
  await make.attachment({ owner: 'task', owner_id: task.id, name: 'standard', media_uuid: uuid });
  const [item] = await db.insert(realities).values({ task_id: task.id, position: 1 }).returning();
  const [undo] = await db
    .insert(taskUndos)
    .values({ game_id: game.id, steps: {}, created_at: clock.now() })
    .returning();
  const [review] = await db.insert(reviews).values({ game_id: game.id, decision: 'accept', count: 0 }).returning();
  const ready = { white_label_id: whiteLabel.id, game_id: game.id, text: 'Splendid.', position: 1 };
  const [message] = await db.insert(readyMessages).values(ready).returning();
  const [link] = await db
    .insert(judgeLinks)
    .values({ game_id: game.id, hash: newToken(), expires_at: new Date(clock.now().getTime() + DAY) })
    .returning();
  const secret = newToken();
  const [resultKey] = await db
    .insert(resultKeys)
    .values({ game_id: game.id, hash: hashToken(secret) })
    .returning();
  const work = { kind: 'done', white_label_id: whiteLabel.id, game_id: game.id, input: {}, state: 'done' };
  const [job] = await db
    .insert(jobs)
    .values({ ...work, run_at: clock.now() })
    .returning();
  const note = { game_id: game.id, method: 1, subject: 'Soon', message: 'Nearly there.' };
  const [blast] = await db.insert(blasts).values(note).returning();
  const [word] = await db.insert(personalizations).values({ game_id: game.id, key: 'pub', value: '' }).returning();
  const group = await make.group(game);
  const [team, spare] = [await make.team(game), await make.team(game)];
  const bonus = { game_id: game.id, team_id: team.id, points: 5, reason: 'Cheerful' };
  const [adjustment] = await db.insert(scoreAdjustments).values(bonus).returning();
  const [reward] = await db.insert(rewards).values({ game_id: game.id, title: 'Lantern' }).returning();
  const sender = await make.user(whiteLabel);
  const player = await make.user(whiteLabel);
  await make.member(game, player, { access: 'Joined' });
  await make.player(team, player);
  // A team without players is removed when the games are restored.
  await make.player(spare, sender);
  const answer = await make.answer(task, team, { user_id: sender.id, review_key: REVIEW_KEY });
  return {
    game: game.id,
    task: task.id,
    scan: scan.id,
    trashed: trashed.id,
    reality: item?.id ?? 0,
    undo: undo?.id ?? 0,
    group: group.id,
    answer: answer.id,
    review: review?.id ?? 0,
    message: message?.id ?? 0,
    link: link?.id ?? 0,
    resultKey: resultKey?.id ?? 0,
    secret,
    word: word?.id ?? 0,
    job: job?.id ?? 0,
    blast: blast?.id ?? 0,
    team: team.id,
    spare: spare.id,
    player: player.id,
    email: player.email,
    adjustment: adjustment?.id ?? 0,
    reward: reward?.id ?? 0,
  };
}

/** The records of a game that does not exist. */
export const MISSING: Place = {
  game: NOWHERE,
  task: NOWHERE,
  scan: NOWHERE,
  trashed: NOWHERE,
  reality: NOWHERE,
  undo: NOWHERE,
  group: NOWHERE,
  answer: NOWHERE,
  review: NOWHERE,
  message: NOWHERE,
  link: NOWHERE,
  resultKey: NOWHERE,
  secret: 'nowhere',
  word: NOWHERE,
  job: NOWHERE,
  blast: NOWHERE,
  team: NOWHERE,
  spare: NOWHERE,
  player: NOWHERE,
  email: 'nobody-at-all@example.test',
  adjustment: NOWHERE,
  reward: NOWHERE,
};
