import type { ApiRequest } from '@waymark/contract';
import { failure } from '@waymark/testing';
import { type AnswersName, ROLES, type RoleName } from './switches';

const SLOW_MS = 2000;

/** Answers a call according to the switches. */
export async function answerAs(
  call: ApiRequest,
  { role, answers }: { readonly role: RoleName; readonly answers: AnswersName },
  respond: (call: ApiRequest) => unknown,
): Promise<unknown> {
  if (answers === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  if (answers === 'forbidden') refuse(call, 403);
  if (answers === 'failing') refuse(call, 500);
  if (answers === 'no line') refuse(call, 'none');
  const answer = await respond(call);
  if (answer === undefined) refuse(call, 404);
  return inRole(answer, role);
}

function refuse(call: ApiRequest, status: number | 'none'): never {
  const handled = call.silent === true || call.handles?.includes(status) === true;
  throw { ...failure(status, undefined, `The sandbox answers ${status} to ${call.method} ${call.path}`), handled };
}

/** Sets the caller's role in every game of a response. */
function inRole(answer: unknown, role: RoleName): unknown {
  const user = ROLES[role];
  if (user === undefined || typeof answer !== 'object' || answer === null || answer instanceof Blob) return answer;
  const { game, games } = answer as { game?: object; games?: readonly object[] };
  return {
    ...answer,
    ...(game && { game: { ...game, user } }),
    ...(Array.isArray(games) && { games: games.map((row) => ({ ...row, user })) }),
  };
}
