import type { Database } from '../db/database';
import { whiteLabels } from '../db/schema';

const FRESH_FOR = 30_000;

/** Which origins may call from a browser: the builders', and those the white labels name for their own pages. */
export function allowedOrigins(database: Database, builders: readonly string[], now: () => Date) {
  let partners = new Set<string>();
  let until = 0;
  return async (origin: string | undefined): Promise<boolean> => {
    if (!origin) return false;
    if (builders.includes(origin)) return true;
    if (now().getTime() > until) {
      const rows = await database.db.select({ origins: whiteLabels.allowed_origins }).from(whiteLabels);
      partners = new Set(rows.flatMap(({ origins }) => origins));
      until = now().getTime() + FRESH_FOR;
    }
    return partners.has(origin);
  };
}
