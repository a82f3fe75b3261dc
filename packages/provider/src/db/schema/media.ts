import type { PictureEye } from '@waymark/studio';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, ref } from './columns';
import { users } from './users';
import { whiteLabels } from './white-labels';

/**
 * Names of the files of one upload, by format: original, thumb, standard, mp4, webm, gif, png; of a reel also square.
 * Captions are named after what they contain.
 */
export type MediaFiles = Partial<
  Record<'original' | 'thumb' | 'standard' | 'mp4' | 'webm' | 'gif' | 'png' | 'square', string>
> & { readonly [Name in `captions-${string}`]: string };

/** What stands in for a file at one place. */
export interface StoredAlternative {
  readonly alt?: string;
  readonly decorative?: boolean;
  /** Names of files of the upload, by language. */
  readonly captions?: Readonly<Record<string, string>>;
}

/** An uploaded file and the formats derived from it, stored in the data folder under its uuid. */
export const media = pgTable(
  'media',
  {
    uuid: uuid().primaryKey(),
    white_label_id: ref()
      .notNull()
      .references(() => whiteLabels.id),
    owner_id: ref().references(() => users.id, { onDelete: 'set null' }),
    extension: text().notNull(),
    /** image, video, audio or model. */
    kind: text().notNull(),
    /** signed (address issued), processing, ready, failed, or discarded (attached nowhere, about to be deleted). */
    state: text().notNull().default('signed'),
    bytes: bigint({ mode: 'number' }),
    width: integer(),
    height: integer(),
    seconds: integer(),
    /** Perceptual hash: 64 bits in hex. */
    likeness: text(),
    /** Focal point in percent of width and height, kept in view when the picture is cropped. */
    eye: jsonb().$type<PictureEye>(),
    files: jsonb().$type<MediaFiles>().notNull().default({}),
    created_at: createdAt(),
    ready_at: moment(),
  },
  (table) => [
    index('media_state').on(table.state, table.created_at),
    index('media_owner').on(table.owner_id, table.created_at),
  ],
);

/** Kinds of records that have files. */
export type AttachmentOwner = 'game' | 'task' | 'reality' | 'team' | 'answer' | 'reward';

/**
 * Files of a record by name (`standard`, `correct`, `tour_1`, …). Media that is not ready is a placeholder of the
 * record, ready media an asset.
 */
export const attachments = pgTable(
  'attachments',
  {
    owner: text().$type<AttachmentOwner>().notNull(),
    owner_id: ref().notNull(),
    name: text().notNull(),
    /** Position among files of the same name. */
    position: smallint().notNull().default(0),
    media_uuid: uuid()
      .notNull()
      .references(() => media.uuid),
    alternative: jsonb().$type<StoredAlternative>(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.owner_id, table.name, table.position] }),
    index('attachments_media').on(table.media_uuid),
  ],
);
