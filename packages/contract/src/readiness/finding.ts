import type { Game } from '../entities/game';
import type { Task } from '../entities/task';
import type { ReadinessRule } from './words';

/** Whether it prevents the game from being played as intended, or is a suggestion. */
export type FindingLevel = 'problem' | 'advice';

/** Something to check before a game starts: what, where and why. */
export interface Finding {
  /** Key of its words in `READINESS_WORDS`. */
  readonly rule: ReadinessRule;
  readonly level: FindingLevel;
  /** Id of the challenge; absent if it concerns the game itself. */
  readonly task?: number;
  /** The field to open, by its name on the wire. */
  readonly field: string;
  /** Values for the braces. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What the rules read of a game. Missing fields are not checked. */
export type GameToCheck = Partial<
  Pick<Game, 'name' | 'code' | 'category' | 'tz' | 'start_anytime' | 'start_at' | 'finish_at'>
>;
type Hint = `hint_${1 | 2 | 3 | 4 | 5}`;
/** What the rules read of a challenge: fields of its response, if present. */
export type TaskToCheck = Pick<Task, 'id'> &
  Partial<
    Pick<
      Task,
      | 'name'
      | 'description'
      | 'task_type'
      | 'trivia'
      | 'multiplechoice'
      | 'qr_url'
      | 'overlay'
      | 'points'
      | 'trivia_points_1'
      | 'trivia_points_unlimited'
      | 'quantity'
      | 'timer'
      | 'video_length'
      | 'latitude'
      | 'longitude'
      | 'arrival_location_radius'
      | 'unlock_by_location_radius'
      | 'unlock_by_task_id'
      | 'unlock_by_task_ids'
      | 'starts_at'
      | 'ends_at'
      | 'reward_title'
      | 'reward_description'
      | 'reel_intro'
      | Hint
      | `${Hint}_points`
    >
  > & {
    readonly assets?: { readonly photos: readonly PhotoToCheck[] } | undefined;
    readonly placeholders?: readonly { readonly key?: string | undefined }[] | undefined;
    readonly realities?: readonly RealityToCheck[] | undefined;
  };
/** What the rules read of a photo. */
export interface PhotoToCheck {
  readonly name?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What it shows. */
  readonly alt?: string | undefined;
  readonly decorative?: boolean | undefined;
}
/** What the rules read of an AR item. */
export interface RealityToCheck {
  readonly arrival_location_radius?: number | null | undefined;
  readonly model_url?: string | null | undefined;
  readonly model_media_uuid?: string | null | undefined;
}
/** What the rules read of a reward. */
export interface RewardToCheck {
  readonly title: string;
  /** Number of challenges that qualify. */
  readonly trig: number;
  /** Challenge type that counts, as text; empty for any. */
  readonly style: string;
  readonly description?: string | null | undefined;
  /** Message to a team that gets it. */
  readonly push?: string | null | undefined;
}

/** A game with its records. Missing parts are not checked. */
export interface GameContent {
  readonly game: GameToCheck;
  /** All challenges in order. */
  readonly tasks: readonly TaskToCheck[];
  /** Keys that texts may insert: the game's personalisations, and those filled in by the provider. */
  readonly keys?: readonly string[];
  readonly rewards?: readonly RewardToCheck[];
  /** Whether the provider stores what pictures show. */
  readonly alternatives?: boolean;
  /** Number of teams. */
  readonly teams?: number;
  /** Time of the check, in milliseconds since 1970. */
  readonly now?: number;
}

/** A rule checks the whole game in one pass, in linear time. */
export type Rule = (content: GameContent) => Iterable<Finding>;
