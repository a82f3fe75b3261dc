import { type CardsPerPage, type GameId, printTeamCards } from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { asFile } from '../transport/file-content';

/** The cards of a game's teams as a printable file, with their number; `app` is the player app's address. */
export async function downloadTeamCards(
  api: Api,
  game: GameId,
  { perPage, app }: { readonly perPage: CardsPerPage; readonly app: string },
  options?: CallOptions,
): Promise<{ readonly file: File; readonly count: number }> {
  const call = { params: { id: game }, query: { per_page: perPage, app } };
  const answer = await callRoute(api, printTeamCards, call, options);
  return { file: asFile(answer), count: answer.count ?? 0 };
}
