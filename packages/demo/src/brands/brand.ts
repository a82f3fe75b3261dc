import { FEATURES } from '@waymark/contract';
import { BRANDS } from '../art/marks';
import type { Library } from '../media/library';
import { mediaUuid } from '../media/media-uuid';
import type { DemoRows } from '../rows/demo-rows';
import { ACCOUNTS, type Account, SUMMIT_OWNER } from './accounts';

/** Name of a demo brand, which is also its white label identifier. */
export type BrandName = keyof typeof BRANDS;

const DAY = 24 * 60 * 60_000;

/** Address of a brand's logo below the provider's origin. */
const brandMark = (brand: BrandName): string => `/media/${mediaUuid(brand, `mark-${brand}`)}.png`;

/** Adds a brand. @returns the id of its white label */
export function addBrand(rows: DemoRows, library: Library, brand: BrandName, now: Date): number {
  const id = rows.whiteLabels.nextId();
  library.uuid(`mark-${brand}`);
  library.uuid(`logo-${brand}`);
  rows.whiteLabels.add({
    id,
    identifier: brand,
    name: BRANDS[brand].name,
    colour: BRANDS[brand].colour,
    logo: brandMark(brand),
    contact_name: brand === 'harbour' ? ACCOUNTS.super.name : SUMMIT_OWNER.name,
    contact_email: brand === 'harbour' ? ACCOUNTS.super.email : SUMMIT_OWNER.email,
    features: brand === 'harbour' ? [...FEATURES] : ['analytics', 'groups'],
    created_at: new Date(now.getTime() - 800 * DAY),
  });
  return id;
}

/** Adds an account with a password. @returns its id */
export function addAccount(
  rows: DemoRows,
  library: Library,
  account: Account,
  of: {
    readonly whiteLabelId: number;
    readonly passwordHash: string;
    readonly superAdmin: boolean;
    readonly now: Date;
  },
): number {
  const id = rows.users.nextId();
  rows.users.add({
    id,
    white_label_id: of.whiteLabelId,
    email: account.email,
    name: account.name,
    password_hash: of.passwordHash,
    super_admin: of.superAdmin,
    photo_media_uuid: library.uuid(account.portrait),
    last_seen_at: new Date(of.now.getTime() - id * 7 * 60_000),
    created_at: new Date(of.now.getTime() - (790 - id) * DAY),
    updated_at: new Date(of.now.getTime() - id * DAY),
  });
  return id;
}
