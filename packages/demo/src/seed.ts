import type { Database, Storage } from '@waymark/provider/data';
import { hashPassword } from '@waymark/provider/data';
import { ACCOUNTS, type AccountName, DEMO_PASSWORD, SUMMIT_OWNER } from './brands/accounts';
import { addAccount, addBrand } from './brands/brand';
import { PlayerNames } from './brands/player-names';
import { markDemo } from './fresh/mark';
import { type GamesContext, makeGames } from './games/make-games';
import { addStaff, creatorOf, playsHere } from './games/members';
import { Library } from './media/library';
import { addSurroundings } from './pilot/around';
import { DemoRows } from './rows/demo-rows';
import { seeded } from './seeded';

/** Assigns one id per label of a white label. */
function tagger(rows: DemoRows, whiteLabelId: number): (label: string) => number {
  const ids = new Map<string, number>();
  return (label) => {
    const known = ids.get(label);
    if (known !== undefined) return known;
    const id = rows.tags.nextId();
    ids.set(label, id);
    rows.tags.add({ id, white_label_id: whiteLabelId, label });
    return id;
  };
}

async function addHarbour(rows: DemoRows, storage: Storage, passwordHash: string, now: Date): Promise<void> {
  const library = new Library('harbour');
  const names = new PlayerNames(seeded(1871));
  const whiteLabelId = addBrand(rows, library, 'harbour', now);
  const account = (name: AccountName) =>
    addAccount(rows, library, ACCOUNTS[name], { whiteLabelId, passwordHash, superAdmin: name === 'super', now });
  const ids: Readonly<Record<AccountName, number>> = {
    owner: account('owner'),
    admin: account('admin'),
    coordinator: account('coordinator'),
    judge: account('judge'),
    joined: account('joined'),
    super: account('super'),
  };
  const context: GamesContext = {
    brand: 'harbour',
    rows,
    library,
    names,
    whiteLabelId,
    now,
    tagId: tagger(rows, whiteLabelId),
    creatorOf: (line) => ({ id: ids[creatorOf(line)], email: ACCOUNTS[creatorOf(line)].email }),
    addStaff: (line, createdAt) => addStaff(rows, line, ids, createdAt),
    reviewers: [ids.judge, ids.judge, ids.coordinator, ids.owner],
    guestOf: (line) => (playsHere(line) ? ids.joined : undefined),
  };
  const pilot = makeGames(context).get('PILOT24');
  if (!pilot) throw new Error('The main game is missing');
  addSurroundings({ rows, library, names, whiteLabelId, owner: ids.owner, coordinator: ids.coordinator, now }, pilot);
  await library.store(storage, rows, { whiteLabelId, userId: ids.owner }, now);
}

async function addSummit(rows: DemoRows, storage: Storage, passwordHash: string, now: Date): Promise<void> {
  const library = new Library('summit');
  const whiteLabelId = addBrand(rows, library, 'summit', now);
  const owner = addAccount(rows, library, SUMMIT_OWNER, { whiteLabelId, passwordHash, superAdmin: false, now });
  makeGames({
    brand: 'summit',
    rows,
    library,
    names: new PlayerNames(seeded(4478)),
    whiteLabelId,
    now,
    tagId: tagger(rows, whiteLabelId),
    creatorOf: () => ({ id: owner, email: SUMMIT_OWNER.email }),
    addStaff: (line, created_at) =>
      rows.gameMembers.add({ game_id: line.id, user_id: owner, access: 'Created', created_at }),
    reviewers: [owner],
    guestOf: () => undefined,
  });
  await library.store(storage, rows, { whiteLabelId, userId: owner }, now);
}

/**
 * Fills an empty database with two brands that resemble real customers: their games, one of them live now, with teams,
 * answers and photos. The same `now` gives the same data, except for the password hash.
 */
export async function seedDemo(
  database: Database,
  storage: Storage,
  { now = new Date() }: { readonly now?: Date } = {},
): Promise<void> {
  const rows = new DemoRows();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await addHarbour(rows, storage, passwordHash, now);
  await addSummit(rows, storage, passwordHash, now);
  await database.tx(async (tx) => {
    await rows.insert(tx);
    await markDemo(tx, now);
  });
}
