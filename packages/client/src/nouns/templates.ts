import {
  cloneGame,
  type GameId,
  type GameRow,
  HISTORY_DEFAULT,
  listGames,
  listTasks,
  listTemplates,
  PAGE_SIZE_DEFAULT,
  startFromTemplate,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type CallOptions, callRoute } from '../transport/call';
import { callIfOffered, type OfferingApi } from '../transport/call-if-offered';
import { saveGame } from './games';

/** A template's challenge as shown in the gallery. */
export interface TemplateTask {
  readonly name?: string | undefined;
  readonly task_type?: number | undefined;
  readonly points?: number | undefined;
}

/** A template: installed, or a game of the caller in the category Template. */
export interface GameTemplate {
  /** Its unique key. */
  readonly key: string;
  /** Source of a new game. */
  readonly source: { readonly installed: string } | { readonly game: GameId };
  readonly name: string;
  /** The name of an installed one in every language. */
  readonly names?: readonly string[] | undefined;
  readonly text?: string | undefined;
  readonly minutes?: number | undefined;
  readonly picture?: string | undefined;
  /** Number of its challenges, if known. */
  readonly count?: number | undefined;
  /** Its challenges; those of a game are loaded separately. */
  readonly tasks?: readonly TemplateTask[] | undefined;
}

/**
 * Query options of the templates: the provider's, then the caller's own.
 * @param language of the page, which the provider may use
 */
export const templatesQuery = (api: OfferingApi, language: string) => ({
  queryKey: keys.templates(language),
  meta: shows(SHOWN.games),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly GameTemplate[]> => {
    const [installed, own] = await Promise.all([installedTemplates(api, signal), ownTemplates(api, signal)]);
    const isInstalled = ({ name, count }: GameTemplate) =>
      installed.some((one) => (one.names ?? [one.name]).includes(name) && one.count === count);
    return [...installed, ...own.filter((one) => !isInstalled(one))];
  },
});

const installedTemplates = (api: OfferingApi, signal: AbortSignal): Promise<readonly GameTemplate[]> =>
  callIfOffered(
    api,
    'templates',
    async () => {
      const { templates } = await callRoute(api, listTemplates, {}, { signal, silent: true });
      return templates.map(({ id, name, names, text, minutes, picture, tasks }) => ({
        key: id,
        source: { installed: id },
        name,
        names,
        text,
        minutes,
        picture,
        count: tasks.length,
        tasks,
      }));
    },
    async () => [],
  );

async function ownTemplates(api: OfferingApi, signal: AbortSignal): Promise<readonly GameTemplate[]> {
  const query = { category: 'Template', history: HISTORY_DEFAULT, page: 1, per_page: PAGE_SIZE_DEFAULT };
  const { games } = await callRoute(api, listGames, { query }, { signal, silent: true });
  // The provider may ignore the filter.
  return games.filter(({ category }) => category === 'Template').map(ownTemplate);
}

const ownTemplate = ({ id, name = '', photo_thumb, challenges_count }: GameRow): GameTemplate => ({
  key: `game-${id}`,
  source: { game: id },
  name,
  picture: photo_thumb ?? undefined,
  count: challenges_count,
});

/** Query options of the first challenges of a template game. */
export const templateTasksQuery = (api: OfferingApi, game: GameId) => ({
  queryKey: keys.templateTasks(game),
  meta: shows(SHOWN.tasks, game),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly TemplateTask[]> => {
    const call = { params: { id: game }, query: { page: 1, per_page: PAGE_SIZE_DEFAULT } };
    return (await callRoute(api, listTasks, call, { signal, silent: true })).tasks;
  },
});

/** Initial values of a game from a template. */
export interface TemplateStart {
  readonly name: string;
  /** Stored id of its time zone; the provider's default if omitted. */
  readonly tz?: string | undefined;
}

/**
 * Creates a draft from a template. A game of the caller is copied, and then given its name and zone.
 * @param copies those of earlier attempts that got no name, by their template: a retry makes no other
 * @returns its id; undefined if the provider doesn't tell, and a copy then keeps its own name and zone
 */
export async function makeFromTemplate(
  api: OfferingApi,
  { source, name: template }: Pick<GameTemplate, 'source' | 'name'>,
  { name, tz }: TemplateStart,
  options?: CallOptions,
  copies: Map<GameId, GameId> = new Map(),
): Promise<GameId | undefined> {
  const fields = { name, ...(tz === undefined ? {} : { tz }) };
  if ('installed' in source) {
    const call = { params: { id: source.installed }, body: fields };
    return (await callRoute(api, startFromTemplate, call, options)).game?.id;
  }
  const copy = copies.get(source.game) ?? (await copyOf(api, source.game, template, options));
  if (copy === undefined) return undefined;
  copies.set(source.game, copy);
  const { intent: _, ...rest } = options ?? {};
  await saveGame(api, copy, { ...fields, category: 'Draft' }, rest);
  copies.delete(source.game);
  return copy;
}

/** Copies a game. If the response lacks the copy's id, it is the newest game, provided that it is named after this one. */
async function copyOf(
  api: OfferingApi,
  id: GameId,
  name: string,
  options: CallOptions | undefined,
): Promise<GameId | undefined> {
  const { game } = await callRoute(api, cloneGame, { params: { id } }, options);
  if (game?.id !== undefined) return game.id;
  const query = { history: 1, page: 1, per_page: PAGE_SIZE_DEFAULT };
  // The copy exists in any case, so a failing list is not an error.
  const { games } = await callRoute(api, listGames, { query }, { silent: true }).catch(() => ({ games: [] }));
  const newest = [...games].sort((one, other) => other.id - one.id)[0];
  return newest && newest.id > id && newest.name?.includes(name) ? newest.id : undefined;
}
