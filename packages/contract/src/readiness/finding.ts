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

/** What the rules look at in a game. */
export type GameToCheck = Partial<Pick<Game, 'tz' | 'start_anytime' | 'start_at' | 'finish_at'>>;
/** What the rules look at in a challenge: what the API answers of it, as far as it is there. */
export type TaskToCheck = Pick<Task, 'id'> & Partial<Task>;
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
}

/** A rule looks at the whole game once, in time that grows with the game and no faster. */
export type Rule = (content: GameContent) => Iterable<Finding>;
