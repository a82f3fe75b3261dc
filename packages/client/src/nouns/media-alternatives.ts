import {
  type DescribedRecord,
  describeMedia,
  type GameId,
  listMediaAlternatives,
  type MediaAlternative,
  type RouteInput,
} from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/** A record with files. */
export interface MediaRecord {
  readonly game: GameId;
  readonly record: DescribedRecord;
  readonly id: number;
}

/** What changes: absent parts stay. */
export type MediaAlternativeWrite = RouteInput<typeof describeMedia>['body'];

/** Query options of what stands in for the files of a record; requires `media-alternatives`. */
export const mediaAlternativesQuery = (api: Api, { game, record, id }: MediaRecord) => ({
  queryKey: keys.mediaAlternatives(game, record, id),
  // A processed file may be described, whatever else of the record is on screen.
  meta: shows([`ss.${record}.update`, 'ss.game.media'], game),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly MediaAlternative[]> =>
    (await callRoute(api, listMediaAlternatives, { params: { record, id } }, { signal, silent: true })).files,
});

/** Changes what stands in for a file of a record. */
export async function saveMediaAlternative(
  api: Api,
  { record, id, name }: MediaRecord & { readonly name: string },
  body: MediaAlternativeWrite,
  options?: CallOptions,
): Promise<MediaAlternative | undefined> {
  return (await callRoute(api, describeMedia, { params: { record, id, slot: name }, body }, options)).file;
}
