import { and, count, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { missingPhrases, translations, whiteLabels } from '../db/schema';

/** A white label's own translations in some languages; the first language comes last, so that it wins. */
export async function listOwnTranslations(queries: Queries, whitelabel: string, languages: readonly string[]) {
  const rows = await queries
    .select({
      language: translations.language,
      origin: translations.origin,
      translation: translations.translation,
    })
    .from(translations)
    .innerJoin(whiteLabels, eq(whiteLabels.id, translations.white_label_id))
    .where(and(eq(whiteLabels.identifier, whitelabel), inArray(translations.language, [...languages])));
  return rows.sort((one, other) => languages.indexOf(other.language) - languages.indexOf(one.language));
}

/** Number of phrases reported for a white label. */
export async function countMissing(queries: Queries, whiteLabelId: number): Promise<number> {
  const [row] = await queries
    .select({ reported: count() })
    .from(missingPhrases)
    .where(eq(missingPhrases.white_label_id, whiteLabelId));
  return row?.reported ?? 0;
}

/** Stores a phrase, if it is new. */
export async function insertMissing(
  queries: Queries,
  row: Pick<typeof missingPhrases.$inferInsert, 'white_label_id' | 'language' | 'origin' | 'created_at'>,
): Promise<void> {
  await queries.insert(missingPhrases).values(row).onConflictDoNothing();
}
