import * as z from '@waymark/contract/schema';
import { flag, text } from './shape';

/** Captions of a video in one language (WebVTT). */
export const captionsSchema = z.looseObject({ language: z.string(), url: z.string() });
/** Captions of a video in one language. */
export type Captions = z.infer<typeof captionsSchema>;

/**
 * What stands in for a file if somebody cannot see or hear it: part of the assets of providers that announce
 * `media-alternatives`.
 */
export const alternatives = {
  /** What it shows. */
  alt: text(),
  /** It says nothing that the page doesn't say already, so screen readers skip it. */
  decorative: flag(),
  captions: z.catch(z.optional(z.array(captionsSchema)), undefined),
};

/** A file of a record with what stands in for it, as its editor shows it: `alt` stays stored while it is decorative. */
export const mediaAlternativeSchema = z.looseObject({ name: z.string(), ...alternatives });
/** A file of a record with what stands in for it. */
export type MediaAlternative = z.infer<typeof mediaAlternativeSchema>;
