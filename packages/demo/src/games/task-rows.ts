import type { tasks } from '@waymark/provider/schema';
import type { Library } from '../media/library';
import { whatItShows } from '../media/what-it-shows';
import type { DemoRows } from '../rows/demo-rows';
import type { Challenge } from './challenge';
import { span } from './clock';

/** A challenge with its id. */
export interface PlacedChallenge extends Challenge {
  readonly id: number;
  readonly position: number;
}

/** Dependencies of creating a game's challenges. */
export interface TaskContext {
  readonly rows: DemoRows;
  readonly library: Library;
  readonly gameId: number;
  /** Start of the game; null if it has none. */
  readonly start: Date | null;
  readonly changedAt: Date;
  /** The id of a label. */
  readonly tagId: (label: string) => number;
}

type TaskRow = typeof tasks.$inferInsert;

const MINUTE = span('1m');

function hintFields(hints: Challenge['hints'] = []): Partial<TaskRow> {
  const [first, second] = hints;
  return {
    ...(first ? { hint_1: first[0], hint_1_points: first[1] } : {}),
    ...(second ? { hint_2: second[0], hint_2_points: second[1] } : {}),
  };
}

function attemptFields(attempts: Challenge['attempts'] = []): Partial<TaskRow> {
  const [trivia_points_1 = null, trivia_points_2 = null, trivia_points_3 = null] = attempts;
  return { trivia_points_1, trivia_points_2, trivia_points_3 };
}

function placeFields(at: Challenge['at']): Partial<TaskRow> {
  if (!at) return {};
  const [address, latitude, longitude, arrival_location_radius, unlock_by_location_radius] = at;
  return { address, latitude, longitude, arrival_location_radius, unlock_by_location_radius };
}

function overlayOf(type: number): string {
  if (type === 3) return 'sticker';
  return type === 9 || type === 10 ? 'background' : '';
}

function attachFiles(context: TaskContext, challenge: PlacedChallenge): void {
  const { rows, library } = context;
  const attach = (name: string, file: Parameters<Library['uuid']>[0]) =>
    rows.attachments.add({
      owner: 'task',
      owner_id: challenge.id,
      name,
      media_uuid: library.uuid(file),
      alternative: whatItShows(file),
    });
  if (challenge.picture) attach('standard', challenge.picture);
  const overlay = overlayOf(challenge.type);
  if (overlay === 'sticker') attach('overlay', 'sticker-bow');
  if (overlay === 'background') attach('overlay', 'background-storm');
  if (challenge.reward) attach('reward', 'badge-lantern');
  if (challenge.type !== 7 && challenge.type !== 8) return;
  for (let position = 1; position <= 5; position += 1) {
    const id = rows.realities.nextId();
    if (position === 1)
      rows.attachments.add({ owner: 'reality', owner_id: id, name: 'model', media_uuid: library.uuid('sea-ghost') });
    rows.realities.add({
      id,
      task_id: challenge.id,
      position,
      ...(position === 1 ? { animation_name: 'rise', duration_seconds: 8, scale: 1.5, delay_seconds: 1 } : {}),
      arrival_location_radius: position === 1 ? (challenge.at?.[3] ?? 0) : 0,
      updated_at: context.changedAt,
    });
  }
}

/** Adds the challenges of a game in order. */
export function addTasks(context: TaskContext, challenges: readonly Challenge[]): PlacedChallenge[] {
  const { rows, gameId, start, changedAt } = context;
  const placed = challenges.map((challenge, index) => ({ ...challenge, id: rows.tasks.nextId(), position: index + 1 }));
  for (const challenge of placed) {
    const minutesIn = (minutes: number | undefined) =>
      start && minutes !== undefined ? new Date(start.getTime() + minutes * MINUTE) : null;
    rows.tasks.add({
      id: challenge.id,
      game_id: gameId,
      position: challenge.position,
      name: challenge.name,
      description: challenge.description,
      task_type: challenge.type,
      task_subtype: challenge.subtype ?? 0,
      points: challenge.points,
      trivia: challenge.type === 5 ? (challenge.valid ?? '') : '',
      qr_url: challenge.type === 4 ? (challenge.valid ?? '') : '',
      multiplechoice: challenge.choices?.join(',') ?? '',
      ...attemptFields(challenge.attempts),
      overlay: overlayOf(challenge.type),
      video_length: challenge.videoLength ?? null,
      timer: challenge.timer ?? 0,
      quantity: challenge.quantity ?? 0,
      starts_at: minutesIn(challenge.opens),
      ends_at: minutesIn(challenge.closes),
      ...placeFields(challenge.at),
      hide_locked: challenge.hideLocked ? 1 : 0,
      ...hintFields(challenge.hints),
      reward_title: challenge.reward?.[0] ?? '',
      reward_description: challenge.reward?.[1] ?? '',
      hide_answers: challenge.hideAnswers ? 1 : 0,
      reel_enabled: challenge.reelIntro ? 1 : 0,
      reel_intro: challenge.reelIntro ?? '',
      ai_transformation: challenge.transformation ?? '',
      created_at: changedAt,
      updated_at: changedAt,
    });
    const [after, ...options] = challenge.after ?? [0];
    const before = placed[after - 1];
    if (before) {
      rows.taskPrerequisites.add({
        task_id: challenge.id,
        prerequisite_id: before.id,
        options: options.length > 0 ? options : null,
      });
    }
    for (const label of challenge.tags) rows.taskTags.add({ task_id: challenge.id, tag_id: context.tagId(label) });
    attachFiles(context, challenge);
  }
  return placed;
}
