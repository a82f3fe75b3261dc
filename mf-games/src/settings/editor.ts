import type { Game } from '@waymark/contract';
import type { FieldEditing } from '@waymark/host-kit';
import type { UploadFile } from '@waymark/ui';
import type { GameEdits, SettingsField, TextSetting } from './game-fields';
import type { TourOwner } from './use-game-tour';

/** A game as it is being edited: what the sections of the screen read and change, whether it exists yet or not. */
export interface GameEditor extends FieldEditing<SettingsField> {
  /** The game with everything that is typed and not saved, as of now. Parts of the screen follow it by `useSetting`. */
  latest(): Partial<Game>;
  /** Whether the game is there already, or is being filled in. */
  readonly exists: boolean;
  /** Why whoever looks at the game can change nothing of it; undefined for who can. */
  closed(): string | undefined;
  /** What is said instead of letting the field be changed; undefined for a field that is open. */
  lockOf(field: SettingsField): string | undefined;
  /** Takes a text as it is being typed. */
  type(field: TextSetting, text: string): void;
  /** Saves what was typed, now. */
  commit(field: TextSetting): void;
  /** Takes a choice and saves it at once. */
  choose(field: SettingsField, edits: GameEdits): void;
  readonly uploadPhoto: UploadFile;
  deletePhoto(): void;
  /** Absent while the game does not exist. */
  readonly tour?: TourOwner;
}
