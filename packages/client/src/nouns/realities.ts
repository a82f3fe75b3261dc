import { type GameId, type Reality, type RealityWrite, updateReality } from '@waymark/contract';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** Changes fields of an AR item. @returns it as it is now, if the provider sends it with its file */
export async function saveReality(
  api: Api,
  game: GameId,
  id: number,
  changes: RealityWrite,
  options?: CallOptions,
): Promise<Reality | undefined> {
  const call = { params: { id }, body: { ...changes, game_id: game } };
  const { reality } = await callRoute(api, updateReality, call, options);
  return reality && 'model_url' in reality ? reality : undefined;
}
