import { type Contact, contactQuery, isApiFailure } from '@waymark/client';
import type { BrandCapability, Notice } from '@waymark/contract';
import { type Translate, useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';

/** Status when the game has no room for another team. */
export const NO_ROOM = 402;

const NO_ROOM_TEXT =
  'By default your game can accommodate 1 team. In order to allow more teams to participate, you will need to purchase a license.';

type NoRoom = Pick<Notice, 'text' | 'action'>;

/** Whether a team was refused because the game has no room for it. */
export const isNoRoom = (failure: unknown): boolean => isApiFailure(failure) && failure.status === NO_ROOM;

/** Says that a license is needed, and leads to where it is bought ([G61]), or else to the contact for games. */
export function noRoom({ shop }: BrandCapability, contact: Contact | null | undefined, t: Translate): NoRoom {
  const text = t(NO_ROOM_TEXT);
  if (shop) return { text, action: { label: t('License'), run: () => void window.open(shop, '_blank', 'noopener') } };
  if (!contact) return { text };
  const letter = `mailto:${contact.email}?subject=${encodeURIComponent(t('License'))}`;
  const label = t('Write to {name}', { name: contact.name });
  return { text, action: { label, run: () => void window.open(letter, '_self') } };
}

/** The same for notices: asks for the contact when it is needed. */
export function useNoRoom(): () => Promise<NoRoom> {
  const { api, brand } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  return async () => {
    const contact = brand.shop ? null : await client.fetchQuery(contactQuery(api)).catch(() => null);
    return noRoom(brand, contact, t);
  };
}
