import type { Storage } from './storage';

const TRASH = 'trash/';
const DAY = 86_400_000;

/** Moves a file to the trash. */
export async function moveToTrash(storage: Storage, key: string, now: Date): Promise<void> {
  const place = `${TRASH}${now.toISOString().slice(0, 10)}/${key}`;
  await storage.withPath(key, (path) => storage.adopt(place, path));
  await storage.remove(key);
}

/** Deletes files that have been in the trash for this many days. @returns how many */
export async function emptyTrash(storage: Storage, days: number, now: Date): Promise<number> {
  const kept = new Date(now.getTime() - days * DAY).toISOString().slice(0, 10);
  let count = 0;
  for await (const { key } of storage.list(TRASH)) {
    if (key.slice(TRASH.length, TRASH.length + kept.length) >= kept) continue;
    await storage.remove(key);
    count += 1;
  }
  return count;
}
