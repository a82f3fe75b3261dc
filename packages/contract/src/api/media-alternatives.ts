import * as z from '@waymark/contract/schema';
import { mediaAlternativeSchema } from '../entities/media-alternative';
import { list } from '../entities/shape';
import { writeAnswer } from './answer-shapes';
import { idParam, languageTag } from './parts';
import { defineRoute } from './route';

/** Records whose files can be described. */
export const DESCRIBED_RECORDS = ['game', 'task', 'team', 'reward'] as const;
/** A kind of record whose files can be described. */
export type DescribedRecord = (typeof DESCRIBED_RECORDS)[number];

/** Maximum length of what a file shows: a sentence or two. */
export const ALT_MAX = 300;
/** Maximum length of captions; an hour of speech has about 90,000. */
export const CAPTIONS_MAX = 500_000;
/** Maximum number of languages of a video's captions. */
export const CAPTION_LANGUAGES_MAX = 20;

const record = () => z.enum(DESCRIBED_RECORDS);

/** What stands in for the files of a record, for people who may change it. */
export const listMediaAlternatives = defineRoute({
  method: 'GET',
  path: '/medias/alternatives/{record}/{id}.json',
  audience: 'signed-in',
  capability: 'media-alternatives',
  summary: 'What the files of a record show',
  params: z.object({ record: record(), id: idParam() }),
  answer: z.looseObject({ files: list(mediaAlternativeSchema) }),
});

/**
 * Change what stands in for a file. It belongs to the file at this place: a new upload starts without, copies of the
 * record take theirs along.
 */
export const describeMedia = defineRoute({
  method: 'PUT',
  path: '/medias/alternatives/{record}/{id}/{slot}.json',
  audience: 'signed-in',
  capability: 'media-alternatives',
  summary: 'Say what a file shows, or add captions',
  params: z.object({ record: record(), id: idParam(), slot: z.string().check(z.regex(/^[a-z0-9_]{1,40}$/)) }),
  body: z.object({
    alt: z.optional(z.string().check(z.maxLength(ALT_MAX))),
    decorative: z.optional(z.boolean()),
    /** WebVTT in one language, which replaces earlier captions in it; an empty text removes them. */
    captions: z.optional(z.object({ language: languageTag(), text: z.string().check(z.maxLength(CAPTIONS_MAX)) })),
  }),
  answer: writeAnswer('file', mediaAlternativeSchema),
});
