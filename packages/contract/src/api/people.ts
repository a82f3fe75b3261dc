import * as z from '@waymark/contract/schema';
import { anyAnswer, idParam } from './parts';
import { defineRoute } from './route';

const personCall = <const Method extends 'POST' | 'DELETE', const List extends string>(
  method: Method,
  list: List,
  summary: string,
) =>
  defineRoute({
    method,
    path: `/games/{id}/${list}.json`,
    audience: 'signed-in',
    summary,
    params: z.object({ id: idParam() }),
    query: z.object({ player_id: idParam() }),
    answer: anyAnswer,
  });

/** Make somebody in the game an administrator. */
export const addAdministrator = personCall('POST', 'administrator', 'Make somebody an administrator');
/** Revoke an administrator's role. A game keeps its creator, or else its last administrator. */
export const removeAdministrator = personCall('DELETE', 'administrator', 'Take the role of an administrator away');
/** Make somebody in the game a coordinator. */
export const addCoordinator = personCall('POST', 'coordinator', 'Make somebody a coordinator');
/** Revoke a coordinator's role. */
export const removeCoordinator = personCall('DELETE', 'coordinator', 'Take the role of a coordinator away');
/** Remove somebody from the game and from their team, until the ban is lifted. */
export const banPlayer = personCall('POST', 'ban', 'Ban somebody from a game');
/** Lift a ban: the person may return. */
export const unbanPlayer = personCall('DELETE', 'ban', 'Lift a ban');

/** Withdraw an invitation. The invited person leaves the game and their team, unless they have a role in it. */
export const removeInvitation = defineRoute({
  method: 'DELETE',
  path: '/games/{id}/invitation.json',
  audience: 'signed-in',
  capability: 'invitation-removal',
  summary: 'Withdraw an invitation',
  params: z.object({ id: idParam() }),
  query: z.object({ invitation_id: idParam() }),
  answer: anyAnswer,
});
