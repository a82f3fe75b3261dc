import {
  type GameId,
  importTeamSheet,
  previewTeamSheet,
  type RouteAnswer,
  type RouteInput,
  undoTeamSheet,
} from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';
import { asBase64 } from '../transport/file-content';

/** Preview of a team import. */
export type TeamSheetPreview = RouteAnswer<typeof previewTeamSheet>;
/** Result of a team import. */
export type TeamSheetDone = RouteAnswer<typeof importTeamSheet>;

/** A spreadsheet of teams, and the field of each column in order. */
export interface TeamSheet {
  readonly file: Blob;
  readonly columns?: readonly string[];
}

const bodyOf = async (game: GameId, { file, columns }: TeamSheet) => ({
  game_id: game,
  file: await asBase64(file),
  ...(columns ? { columns: [...columns] } : {}),
});

/** Previews a team import without changes. */
export const lookAtTeams = async (
  api: Api,
  game: GameId,
  sheet: TeamSheet,
  options?: CallOptions,
): Promise<TeamSheetPreview> => callRoute(api, previewTeamSheet, { body: await bodyOf(game, sheet) }, options);

/** Imports the teams and players of a spreadsheet. */
export const importTeams = async (
  api: Api,
  game: GameId,
  sheet: TeamSheet,
  options?: CallOptions,
): Promise<TeamSheetDone> => callRoute(api, importTeamSheet, { body: await bodyOf(game, sheet) }, options);

/** Undoes a team import. */
export async function undoTeams(
  api: Api,
  game: GameId,
  done: Pick<RouteInput<typeof undoTeamSheet>['body'], 'teams' | 'players'>,
  options?: CallOptions,
): Promise<void> {
  await callRoute(api, undoTeamSheet, { body: { game_id: game, ...done } }, options);
}
