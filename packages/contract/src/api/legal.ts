import * as z from '@waymark/contract/schema';
import { languageTag } from './parts';
import { defineRoute } from './route';

/** Legal texts that a white label may provide. */
export const LEGAL_KINDS = ['privacy', 'terms'] as const;

/** One of these texts. */
export type LegalKind = (typeof LEGAL_KINDS)[number];

/**
 * The white label's own legal text, as formatted text. Empty if there is none: the builder shows its own. Public, like
 * the pages.
 */
export const loadLegalText = defineRoute({
  method: 'GET',
  path: '/legal/{kind}.json',
  audience: 'public',
  capability: 'legal-texts',
  summary: "A white label's own privacy policy or terms",
  params: z.object({ kind: z.enum(LEGAL_KINDS) }),
  query: z.object({ to: z.optional(languageTag()) }),
  answer: z.looseObject({
    html: z.string(),
    /** The language of the text, if known. */
    language: z.optional(z.string()),
  }),
});
