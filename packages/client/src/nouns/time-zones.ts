import { listTimeZones } from '@waymark/contract';
import { keys } from '../keys';
import { shows } from '../live/shown';
import { type Api, callRoute } from '../transport/call';

/** A time zone to choose: the id is what a game stores. */
export interface TimeZoneChoice {
  readonly id: string;
  readonly name: string;
}

/** Query options of the time zones; constant while a page is open. */
export const timeZonesQuery = (api: Api) => ({
  queryKey: keys.timeZones(),
  meta: shows([]),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly TimeZoneChoice[]> =>
    (await callRoute(api, listTimeZones, {}, { signal })).timezones,
});
