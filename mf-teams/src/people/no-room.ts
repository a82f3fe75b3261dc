import { isApiFailure } from '@waymark/client';
import type { BrandCapability, Notice } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';

/** Status when the game has no room for another team. */
export const NO_ROOM = 402;

const NO_ROOM_TEXT =
  'By default your game can accommodate 1 team. In order to allow more teams to participate, you will need to purchase a license.';

/** Whether a team was refused because the game has no room for it. */
export const isNoRoom = (failure: unknown): boolean => isApiFailure(failure) && failure.status === NO_ROOM;

/** Says that a license is needed, and leads to where it is bought ([G61]). */
export const noRoom = ({ shop }: BrandCapability, t: Translate): Pick<Notice, 'text' | 'action'> => ({
  text: t(NO_ROOM_TEXT),
  ...(shop ? { action: { label: t('License'), run: () => void window.open(shop, '_blank', 'noopener') } } : {}),
});
