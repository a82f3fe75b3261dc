import type { CurrentUser } from '@waymark/contract';
import type { Caller } from './caller';

/** The signed-in account as it travels. */
export const presentCaller = (caller: Caller): CurrentUser => ({
  id: caller.userId,
  email: caller.email,
  name: caller.name,
  super_admin: caller.superAdmin,
  features: [...caller.features],
});
