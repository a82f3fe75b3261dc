import type { CurrentUser, GameUser } from '@waymark/contract';
import type { Caller } from './caller';

/** What this provider offers beyond the calls every provider has. */
const CAPABILITIES = ['tickets', 'sign-out'];
/** Offered where the player app trades the ticket of a preview for tokens, which the operator knows. */
const PREVIEW_TICKETS = 'preview-tickets';

/** What is told of an account beside what every call knows of its caller. */
export interface CallerExtras {
  readonly photo: string | null;
  /** What the caller is in the game that was asked for. */
  readonly game: GameUser | undefined;
  /** The player app of this provider takes tickets. */
  readonly previewTickets: boolean;
}

/** The signed-in account as it travels. */
export const presentCaller = (caller: Caller, { photo, game, previewTickets }: CallerExtras): CurrentUser => ({
  id: caller.userId,
  email: caller.email,
  name: caller.name,
  super_admin: caller.superAdmin,
  features: [...caller.features],
  photo,
  capabilities: previewTickets ? [...CAPABILITIES, PREVIEW_TICKETS] : CAPABILITIES,
  ...(game ? { game } : {}),
});
