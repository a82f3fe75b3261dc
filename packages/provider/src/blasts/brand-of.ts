import { eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { whiteLabels } from '../db/schema';
import type { Brand } from '../mail/layout';

/** The brand of a white label. */
export async function findBrandOf(queries: Queries, whiteLabelId: number): Promise<Brand> {
  const [brand] = await queries
    .select({ name: whiteLabels.name, colour: whiteLabels.colour })
    .from(whiteLabels)
    .where(eq(whiteLabels.id, whiteLabelId));
  if (!brand) throw new Error('The white label is gone.');
  return brand;
}
