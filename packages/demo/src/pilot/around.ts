import type { ClipName } from '../art/clip-list';
import type { PlayerNames } from '../brands/player-names';
import type { MadeGame } from '../games/make-games';
import { addPlayer } from '../games/team-rows';
import type { Library } from '../media/library';
import { whatItShows } from '../media/what-it-shows';
import type { DemoRows } from '../rows/demo-rows';
import { addRewards } from './rewards';

const MINUTE = 60_000;

const WORDS: Readonly<Record<string, string>> = {
  captain: 'Elias Trevanion',
  company: 'Finch & Rowe',
  host: 'Maren',
  pub: 'Lamb & Lighthouse',
  supper: 'half past seven',
  year: '1871',
};

const GROUPS: readonly (readonly [name: string, ...places: number[]])[] = [
  ['Narrow Quay start', 0, 2, 4, 6, 8],
  ['Hotwells start', 1, 3, 5, 7, 9],
  ['Late train from Leeds', 10, 11, 12, 13],
  ['Finch & Rowe partners', 4, 9, 13],
  ['Dry feet only'],
];

const LOOKS = {
  top_nav_background_color: '#0b6a60',
  top_nav_txt_color: '#FFFFFF',
  top_nav_tint_color: '#F7D79A',
  body_high_color: '#0b6a60',
  body_txt_color: '#1d1a16',
  body_background_color: '#FBF8F1',
  body_tint_color: '#0b6a60',
  font_regular: 'Lato',
  font_bold: 'Lato',
  help: 'Lost, wet or unsure? Call Maren on the number on your lanyard, or come to the plinth.',
  menu: {
    challenges: { title: 'The logbook', subtitle: 'Twenty-four entries', visible: 1, order: 0 },
    stream: { title: 'On the quay', subtitle: 'What the others are up to', visible: 1, order: 1 },
    leaderboard: { title: 'Standings', subtitle: '', visible: 1, order: 2 },
    custom: {
      title: 'Supper',
      subtitle: 'Lamb & Lighthouse, upstairs',
      visible: 1,
      order: 8,
      custom_url: 'https://lamb-and-lighthouse.example/tonight',
    },
  },
} as const;

/** Dependencies of the main game's additions. */
export interface Surroundings {
  readonly rows: DemoRows;
  readonly library: Library;
  readonly names: PlayerNames;
  readonly whiteLabelId: number;
  readonly owner: number;
  readonly coordinator: number;
  readonly now: Date;
}

function addPeople({ rows, library, names, whiteLabelId, owner, now }: Surroundings, game: MadeGame): void {
  const at = new Date(now.getTime() - 3 * 60 * MINUTE);
  const gameId = game.line.id;
  const context = { rows, library, names, whiteLabelId, gameId, customer: game.line.customer, at };
  addPlayer(context);
  addPlayer(context);
  const banned = addPlayer(context);
  const member = rows.gameMembers.all.find((row) => row.game_id === gameId && row.user_id === banned);
  if (member) member.banned = true;
  for (const email of ['h.rowe@finchrowe.example', 'reception@finchrowe.example', 'nightporter@finchrowe.example']) {
    rows.invitations.add({
      id: rows.invitations.nextId(),
      game_id: gameId,
      email,
      invited_by_id: owner,
      created_at: at,
    });
  }
}

function addGroups({ rows }: Surroundings, game: MadeGame): void {
  for (const [name, ...places] of GROUPS) {
    const id = rows.groups.nextId();
    rows.groups.add({ id, game_id: game.line.id, name });
    for (const place of places) {
      const team = game.teams[place];
      if (team) rows.groupTeams.add({ group_id: id, team_id: team.id });
    }
  }
}

function addFilms({ rows, library, now }: Surroundings, game: MadeGame): void {
  const film = (name: string, clip: ClipName, of: { team_id?: number; task_id?: number } = {}) =>
    rows.reels.add({
      id: rows.reels.nextId(),
      game_id: game.line.id,
      name,
      ...of,
      media_uuid: library.uuid(clip),
      state: 'ready',
      created_at: new Date(now.getTime() - 31 * MINUTE),
      finished_at: new Date(now.getTime() - 29 * MINUTE),
    });
  film('The afternoon so far', 'film-storm-1');
  const shanty = game.challenges.find(({ position }) => position === 3);
  const kraken = game.challenges.find(({ position }) => position === 13);
  if (shanty) film(shanty.name, 'film-shanty-2', { task_id: shanty.id });
  if (kraken) film(kraken.name, 'film-kraken-1', { task_id: kraken.id });
  const first = game.teams[0];
  if (first) film('Schooner or Later', 'film-gull-2', { team_id: first.id });
}

/** Adds everything around the main game: personalisations, groups, rewards, design, people, reels. */
export function addSurroundings(of: Surroundings, game: MadeGame): void {
  const { rows, library, owner, coordinator, now } = of;
  const game_id = game.line.id;
  for (const [key, value] of Object.entries(WORDS)) {
    rows.personalizations.add({ id: rows.personalizations.nextId(), game_id, key, value });
  }
  addGroups(of, game);
  addRewards(rows, library, game);
  addPeople(of, game);
  addFilms(of, game);
  rows.brandings.add({ game_id, ...LOOKS });
  const files = {
    logo: 'logo-on-bar',
    tour_1: 'pilot-1',
    tour_2: 'shanty-1',
    tour_3: 'ghost-ship-1',
    arrival: 'lighthouse-2',
  } as const;
  for (const [name, file] of Object.entries(files)) {
    rows.attachments.add({
      owner: 'game',
      owner_id: game_id,
      name,
      media_uuid: library.uuid(file),
      alternative: whatItShows(file),
    });
  }
  const at = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
  const blast = (method: number, subject: string, message: string, minutes: number) =>
    rows.blasts.add({
      id: rows.blasts.nextId(),
      game_id,
      user_id: coordinator,
      method,
      subject,
      message,
      // Only e-mail is delivered.
      recipients: method === 1 ? 60 : 0,
      people: 60,
      send_at: at(minutes),
      sent_at: at(minutes),
      created_at: at(minutes),
    });
  blast(
    1,
    'Where we meet',
    'At the plinth on Narrow Quay, a quarter of an hour before we start. Bring a coat.',
    26 * 60,
  );
  blast(0, 'Game update!', 'The kraken is awake. Pontoon, Hannover Quay.', 92);
  blast(2, '', 'Supper is at half past seven, upstairs at the Lamb & Lighthouse.', 17);
  for (const [product, cost] of [
    ['branding', 299],
    ['reels', 299],
  ] as const) {
    rows.purchases.add({
      id: rows.purchases.nextId(),
      game_id,
      user_id: owner,
      product,
      cost,
      stripe_id: `pm_demo_${product}`,
      payment_id: `demo_${product}_${game_id}`,
      state: 'paid',
      created_at: new Date(now.getTime() - 9 * 24 * 60 * MINUTE),
    });
  }
}
