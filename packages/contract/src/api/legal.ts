import * as z from '@waymark/contract/schema';
import { languageTag } from './parts';
import { defineRoute } from './route';

/** The texts of the law that a white label may say itself. */
export const LEGAL_KINDS = ['privacy', 'terms'] as const;

/** One of them. */
export type LegalKind = (typeof LEGAL_KINDS)[number];

/**
 * The white label's own words for a page of the law, as formatted text. Empty where it has none: the builder shows its own.
 * Public, as the pages are.
 */
export const loadLegalText = defineRoute({
  name: 'loadLegalText',
  method: 'GET',
  path: '/legal/{kind}.json',
  audience: 'public',
  capability: 'legal-texts',
  summary: "A white label's own privacy policy or terms",
  params: z.object({ kind: z.enum(LEGAL_KINDS) }),
  query: z.object({ to: z.optional(languageTag()) }),
  answer: z.looseObject({
    html: z.string(),
    /** The language it is written in, where that is known. */
    language: z.optional(z.string()),
  }),
});
