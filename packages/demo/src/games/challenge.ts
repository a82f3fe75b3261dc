import type { ClipName, SoundName } from '../art/clip-list';
import type { PictureName } from '../media/picture-names';

/** A challenge of the demo, with the answers of its teams. */
export interface Challenge {
  readonly name: string;
  readonly type: number;
  readonly subtype?: 0 | 1 | 2;
  readonly points: number;
  readonly picture?: PictureName;
  readonly description: string;
  readonly tags: readonly string[];
  /** Location: address, latitude, longitude, arrival radius and lock radius in metres. */
  readonly at?: readonly [address: string, latitude: number, longitude: number, arrival: number, unlock: number];
  /** Position of the prerequisite, with the answers that unlock. */
  readonly after?: readonly [position: number, ...options: string[]];
  readonly hideLocked?: boolean;
  /** Correct answers of trivia, or the content of a code. */
  readonly valid?: string;
  /** Choices, the correct one first. */
  readonly choices?: readonly string[];
  /** Points of each attempt. */
  readonly attempts?: readonly number[];
  readonly hints?: readonly (readonly [text: string, penalty: number])[];
  readonly videoLength?: 1 | 2 | 3 | 5 | 7 | 10 | 20 | 30 | 45 | 60;
  readonly timer?: number;
  readonly quantity?: number;
  /** Minutes after the start of the game. */
  readonly opens?: number;
  /** Minutes after the start of the game. */
  readonly closes?: number;
  readonly reward?: readonly [title: string, description: string];
  readonly hideAnswers?: boolean;
  readonly reelIntro?: string;
  readonly transformation?: string;
  /** Submitted pictures, clips or sounds. */
  readonly sent?: readonly (PictureName | ClipName | SoundName)[];
  /** Submitted texts: captions, texts, or wrong answers to a question. */
  readonly written: readonly string[];
}
