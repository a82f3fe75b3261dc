import { scoreRows } from '@waymark/provider/data';
import { PICTURES } from '../art/picture-list';
import type { BrandName } from '../brands/brand';
import type { PlayerNames } from '../brands/player-names';
import { PILOT_TEAMS, ROPE_TEAMS, TEAM_NAMES } from '../brands/team-names';
import type { DemoFile, Library } from '../media/library';
import { whatItShows } from '../media/what-it-shows';
import { PILOT_CHALLENGES } from '../pilot/challenges';
import type { PlayedAnswer } from '../play/answer';
import { addAnswers } from '../play/answer-rows';
import { playGame } from '../play/play-game';
import type { PlayingTeam } from '../play/write-answer';
import type { DemoRows } from '../rows/demo-rows';
import { type Seeded, seeded } from '../seeded';
import type { Challenge } from './challenge';
import { challengeBank } from './challenge-bank';
import { type GameTimes, gameTimes } from './clock';
import { type GameLine, gameLines, PILOT_ID } from './game-line';
import { createdAt, gameRow } from './game-row';
import { planOf, playTime } from './plans';
import { addTasks, type PlacedChallenge } from './task-rows';
import { addTeams, type TeamPlan } from './team-rows';
import { templateChallenges } from './template-challenges';

/** Dependencies of creating a brand's games. */
export interface GamesContext {
  readonly brand: BrandName;
  readonly rows: DemoRows;
  readonly library: Library;
  readonly names: PlayerNames;
  readonly whiteLabelId: number;
  readonly now: Date;
  /** The id of a label. */
  readonly tagId: (label: string) => number;
  /** The creator of a game, with the address players may write to. */
  readonly creatorOf: (line: GameLine) => { readonly id: number; readonly email: string };
  /** Adds its other members. */
  readonly addStaff: (line: GameLine, createdAt: Date) => void;
  /** Accounts that review answers. */
  readonly reviewers: readonly number[];
  /** An account that plays in a game, with the index of its team. */
  readonly guestOf: (line: GameLine) => number | undefined;
}

/** A created game, for additions to it. */
export interface MadeGame {
  readonly line: GameLine;
  readonly row: ReturnType<typeof gameRow>;
  readonly times: GameTimes;
  readonly challenges: readonly PlacedChallenge[];
  readonly teams: readonly PlayingTeam[];
  readonly answers: readonly PlayedAnswer[];
}

/** Team sizes of the main game, including the guest. */
const PILOT_CREWS = [5, 4, 4, 5, 4, 4, 4, 5, 4, 4, 4, 5, 4, 4];
/** The team in which the guest plays. */
const GUEST_TEAM = 2;

function located(random: Seeded, line: GameLine, bank: readonly Challenge[]): Challenge[] {
  return random
    .shuffled(bank)
    .slice(0, line.challenges)
    .map((challenge, index) => {
      if (line.tz !== 'London' || !random.chance(0.6)) return challenge;
      const near = (middle: number, reach: number) => Number((middle + (random.next() - 0.5) * reach).toFixed(5));
      const at = [
        `Harbourside, stop ${index + 1}`,
        near(51.4492, 0.007),
        near(-2.6045, 0.03),
        random.pick([10, 15, 25, 50]),
        0,
      ] as const;
      return { ...challenge, at };
    });
}

/** The draft with an unfinished challenge, for the readiness check to find. */
const UNFINISHED_IN = 'BRIDGES';
const UNFINISHED: Challenge = {
  name: 'How many rivets?',
  type: 5,
  points: 60,
  picture: 'bridge-2',
  description:
    '<p>How many rivets hold the plate at the foot of the bridge? Somebody still has to go there and count.</p>',
  tags: ['question'],
  written: [],
};

function challengesOf(random: Seeded, line: GameLine, bank: readonly Challenge[]): readonly Challenge[] {
  if (line.id === PILOT_ID) return PILOT_CHALLENGES;
  const installed = line.category === 'Template' && templateChallenges(line.name);
  if (installed) return installed;
  const challenges = located(random, line, bank);
  return line.code === UNFINISHED_IN ? [...challenges.slice(0, -1), UNFINISHED] : challenges;
}

function teamPlans(random: Seeded, context: GamesContext, line: GameLine): TeamPlan[] {
  const guest = context.guestOf(line);
  const playing = (place: number, players: number) =>
    guest !== undefined && place === GUEST_TEAM ? { players: players - 1, account: guest } : { players };
  if (line.id === PILOT_ID) {
    return PILOT_TEAMS.map(([name, photo], place) => ({ name, photo, ...playing(place, PILOT_CREWS[place] ?? 4) }));
  }
  const names = random.shuffled(context.brand === 'harbour' ? TEAM_NAMES : ROPE_TEAMS);
  const photos = PICTURES.filter(({ scene }) => scene === 'selfie' || scene === 'pyramid' || scene === 'pilot');
  return names.slice(0, line.teams).map((name, place): TeamPlan => {
    const drawn = random.pick(photos);
    const photo: DemoFile = `${drawn.scene}-${drawn.number}`;
    return { name, ...(random.chance(0.7) ? { photo } : {}), ...playing(place, random.between(2, 5)) };
  });
}

function makeGame(context: GamesContext, line: GameLine, bank: readonly Challenge[]): MadeGame {
  const { rows, library, now } = context;
  const random = seeded(line.id);
  const times = gameTimes(line.clock, line.tz, now);
  const creator = context.creatorOf(line);
  const row = gameRow(line, times, {
    whiteLabelId: context.whiteLabelId,
    creatorId: creator.id,
    email: creator.email,
    now,
  });
  rows.games.add(row);
  rows.attachments.add({
    owner: 'game',
    owner_id: line.id,
    name: 'standard',
    media_uuid: library.uuid(line.cover),
    alternative: whatItShows(line.cover),
  });
  const made = createdAt(line, times, now);
  context.addStaff(line, made);
  const challenges = addTasks(
    { rows, library, gameId: line.id, start: times.start_at, changedAt: made, tagId: context.tagId },
    challengesOf(random, line, bank),
  );
  const time = playTime(line, times, now.getTime());
  const teams = addTeams(
    {
      ...context,
      gameId: line.id,
      customer: line.customer,
      at: new Date((time?.start ?? now.getTime() - line.changed) - 3_600_000),
    },
    teamPlans(random, context, line),
  );
  if (!time) return { line, row, times, challenges, teams, answers: [] };
  const desk = { reviewers: context.reviewers, now: Math.min(now.getTime(), time.until + 3_600_000) };
  const answers = playGame(
    random,
    { gameId: line.id, challenges, teams, time, desk },
    planOf(line, time, now.getTime()),
  );
  addAnswers(rows, library, answers);
  const game = { id: line.id, tz: line.tz, review: row.review ?? 'post' };
  for (const score of scoreRows(
    game,
    teams.map(({ id }) => id),
    answers,
  ))
    rows.scores.add(score);
  return { line, row, times, challenges, teams, answers };
}

/** Adds every game of a brand with its challenges, teams and answers, oldest first. */
export function makeGames(context: GamesContext): Map<string, MadeGame> {
  const bank = challengeBank(context.brand);
  const made = gameLines(context.brand)
    .reverse()
    .map((line) => makeGame(context, line, bank));
  return new Map(made.map((game) => [game.line.code, game]));
}
