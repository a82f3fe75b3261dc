import type { Game } from '../entities/game';
import type { Task } from '../entities/task';
import type { ReadinessRule } from './words';

/** Whether the game cannot be played as it is meant to, or could be better. */
export type FindingLevel = 'problem' | 'advice';

/** Something that should be looked at before a game starts: what, where and why. */
export interface Finding {
  /** Its words are those of `READINESS_WORDS`. */
  readonly rule: ReadinessRule;
  readonly level: FindingLevel;
  /** Id of the challenge; without one it concerns the game itself. */
  readonly task?: number;
  /** Field that leads to it, as it travels. */
  readonly field: string;
  /** What stands for the names in braces. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What the rules look at in a game. What is left out is not looked at. */
export type GameToCheck = Partial<
  Pick<Game, 'name' | 'code' | 'category' | 'tz' | 'start_anytime' | 'start_at' | 'finish_at'>
>;
type Hint = `hint_${1 | 2 | 3 | 4 | 5}`;
/** What the rules look at in a challenge: what the API answers of it, as far as it is there. */
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
/** What the rules look at in a picture. */
export interface PhotoToCheck {
  readonly name?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}
/** What the rules look at in an AR item. */
export interface RealityToCheck {
  readonly arrival_location_radius?: number | null | undefined;
  readonly model_url?: string | null | undefined;
  readonly model_media_uuid?: string | null | undefined;
}
/** What the rules look at in a reward. */
export interface RewardToCheck {
  readonly title: string;
  /** How many challenges qualify. */
  readonly trig: number;
  /** Challenge type that counts, as text; empty for any. */
  readonly style: string;
}

/** A game and what is in it. What is left out is not looked at. */
export interface GameContent {
  readonly game: GameToCheck;
  /** All challenges, in their order. */
  readonly tasks: readonly TaskToCheck[];
  /** Keys of the words that texts may insert. */
  readonly keys?: readonly string[];
  readonly rewards?: readonly RewardToCheck[];
  /** How many teams there are. */
  readonly teams?: number;
  /** The moment of looking, in milliseconds since 1970. */
  readonly now?: number;
}

/** A rule looks at the whole game once, in time that grows with the game and no faster. */
export type Rule = (content: GameContent) => Iterable<Finding>;
