import { type Game, type GameId, type GameRow, roleOf } from '@waymark/contract';
import { presentAssets, presentPlaceholders } from '../media/present';
import { fileUrl, originalUrl, standardUrl, viewOf } from '../media/urls';
import type { Caller } from '../session/caller';
import { writeClock } from './clock';
import type { GameListRow } from './list-query';
import { gameUserOf } from './policy';
import { presentMenu } from './present-menu';
import type { findGameExtras, findVisibleGame } from './repo';

type Found = NonNullable<Awaited<ReturnType<typeof findVisibleGame>>>;
type Extras = Awaited<ReturnType<typeof findGameExtras>>;

/** A row of the games list as sent to clients. */
export function presentGameRow(row: GameListRow, caller: Caller, origin: string): GameRow {
  const member =
    row.access === null
      ? null
      : {
          access: row.access,
          administrator: row.administrator === true,
          coordinator: row.coordinator === true,
          judge: row.judge === true,
        };
  return {
    id: row.id as GameId,
    code: row.code,
    name: row.name,
    user: gameUserOf(member, caller),
    category: row.category,
    game_type: row.game_type,
    license_type: row.license_type,
    photo_thumb:
      row.photo_uuid && row.photo_thumb
        ? fileUrl(origin, row.photo_uuid, row.photo_thumb) + viewOf(row.photo_eye)
        : null,
    players: row.players ?? 0,
    start_anytime: row.start_anytime,
    start_at: row.start_at,
    finish_at: row.finish_at,
    tz: row.tz,
    updated_at: row.updated_at ?? undefined,
    export_player_enabled: row.export_player_enabled,
    teams_count: row.teams ?? 0,
    answers_count: row.answers ?? 0,
    waiting_count: row.waiting,
    challenges_count: row.challenges ?? 0,
    liberated: { team: row.liberated_team, branding: row.liberated_branding, library: row.liberated_library },
  };
}

/**
 * A game with everything its screens need, as sent to clients. Only administrators get cheat codes, addresses and the
 * export; if they share exports, players get one of their own, without addresses.
 */
export function presentGame(found: Found, extras: Extras, caller: Caller, origin: string): Game {
  const { white_label_id, creator_id, created_at, deleted_at, liberated_team, liberated_branding, ...rest } =
    found.game;
  const { liberated_library, cheats, webhook, primary_email, ...game } = rest;
  const user = gameUserOf(found.member, caller);
  const administrates = roleOf(user).administrator;
  const open = administrates ? extras.exports : extras.exports.filter(({ for_players }) => for_players);
  const exported = administrates || game.export_player_enabled === 1 ? open[0] : undefined;
  const { attached } = extras;
  const ready = attached.filter(({ state }) => state === 'ready');
  const photo = ready.find(({ name, kind }) => name === 'standard' && kind === 'image');
  const model = ready.find(({ kind }) => kind === 'model');
  const films = extras.reels;
  const shown = (reel: (typeof films)[number]) => {
    const { id, name, files, uuid } = reel;
    const about = reel.team_id ?? reel.task_id;
    return {
      ...{ id, name, url: standardUrl(origin, reel) },
      ...(about === null ? {} : { of: about }),
      ...(files.png ? { poster: fileUrl(origin, uuid, files.standard ?? files.png) } : {}),
      ...(files.square ? { square_url: fileUrl(origin, uuid, files.square) } : {}),
    };
  };
  const whole = films.find(({ team_id, task_id }) => team_id === null && task_id === null);
  return {
    ...game,
    ...(administrates ? { cheats, webhook, primary_email } : { cheats: [] }),
    id: game.id as GameId,
    user,
    ...writeClock(game),
    updated_at: game.updated_at.toISOString(),
    players: found.counts?.players ?? 0,
    teams_count: found.counts?.teams ?? 0,
    answers_count: found.counts?.answers ?? 0,
    waiting_count: extras.waiting,
    challenges_count: found.counts?.challenges ?? 0,
    liberated: { team: liberated_team, branding: liberated_branding, library: liberated_library },
    photo_thumb: photo?.files.thumb ? fileUrl(origin, photo.uuid, photo.files.thumb) + viewOf(photo.eye) : null,
    assets: presentAssets(origin, attached),
    placeholders: presentPlaceholders(attached),
    tour: ready
      .filter(({ name }) => name.startsWith('tour_'))
      .map((file) => ({
        url: standardUrl(origin, file),
        name: file.name,
        uuid: file.uuid,
        extension: file.extension,
      })),
    model_url: model ? originalUrl(origin, model) : null,
    model_media_uuid: model?.uuid ?? null,
    model_media_extension: model?.extension ?? null,
    reel: whole ? shown(whole) : null,
    team_reels: films.filter(({ team_id }) => team_id !== null).map(shown),
    task_reels: films.filter(({ task_id }) => task_id !== null).map(shown),
    export_url: exported ? `${origin}/exports/${exported.file}` : null,
    export_finished_at: exported?.finished_at?.toISOString() ?? null,
    export_expires_at: exported?.expires_at.toISOString() ?? null,
    main_menu: presentMenu(found.branding?.menu),
  };
}
