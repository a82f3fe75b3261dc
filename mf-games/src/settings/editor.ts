import type { MediaRecord } from '@waymark/client';
import type { Game } from '@waymark/contract';
import type { FieldEditing } from '@waymark/host-kit';
import type { UploadFile } from '@waymark/ui';
import type { GameEdits, SettingsField, TextSetting } from './game-fields';
import type { TourOwner } from './use-game-tour';

/** A game being edited: what the sections of the screen read and change, for existing and new games. */
export interface GameEditor extends FieldEditing<SettingsField> {
  /** The game with all unsaved edits, as of now. Parts of the screen follow it by `useSetting`. */
  latest(): Partial<Game>;
  /** Whether the game exists, or is being created. */
  readonly exists: boolean;
  /** Why this person can't change the game; undefined if they can. */
  closed(): string | undefined;
  /** Why the field can't be changed; undefined if it can. */
  lockOf(field: SettingsField): string | undefined;
  /** Reports text as it is typed. */
  type(field: TextSetting, text: string): void;
  /** Saves what was typed immediately. */
  commit(field: TextSetting): void;
  /** Saves a choice immediately, or shows it if it waits for another. */
  choose(field: SettingsField, edits: GameEdits, waits?: boolean): void;
  /** Whether a field waits like this. */
  isHeldBack(field: SettingsField): boolean;
  readonly uploadPhoto: UploadFile;
  /** A photo was chosen; call the result once it's stored, has failed or is cancelled. */
  readonly photoChosen: () => () => void;
  deletePhoto(): void;
  /** The owner of its files. Absent for a new game. */
  readonly record?: MediaRecord;
  /** Absent for a new game. */
  readonly tour?: TourOwner;
}
