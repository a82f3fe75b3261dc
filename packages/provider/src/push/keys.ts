import { asc } from 'drizzle-orm';
import webPush from 'web-push';
import type { Database } from '../db/database';
import { pushKeys } from '../db/schema';

/** The key pair that identifies this provider to push services. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The provider's keys: created at the first start and shared by all nodes. They never change, because subscriptions are
 * bound to them.
 */
export async function readPushKeys(database: Database): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await database.db
    .insert(pushKeys)
    .values({ id: 1, public_key: publicKey, private_key: privateKey })
    .onConflictDoNothing();
  const [kept] = await database.db.select().from(pushKeys).orderBy(asc(pushKeys.id)).limit(1);
  if (!kept) throw new Error('The push keys were not stored.');
  return { publicKey: kept.public_key, privateKey: kept.private_key };
}
