import { type GameRow, type GameState, gameStateAt } from '@waymark/contract';
import type { Translate } from '@waymark/host-kit';
import { ownFormat } from '@waymark/ui';
import { zoneOf } from '../zone';

/** A game that is live, or starts before the end of the day in its zone. */
export interface TodaysGame {
  readonly row: GameRow;
  readonly state: Extract<GameState, 'live' | 'scheduled'>;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly finishesAt: number | undefined;
}

/**
 * Today's games of a list: live ones first, by finish; then those that start today, by start.
 * @param now milliseconds since 1970
 */
export function gamesOfToday(rows: readonly GameRow[], now: number): readonly TodaysGame[] {
  return rows
    .flatMap((row): TodaysGame[] => {
      const state = gameStateAt(row, now);
      const startsAt = Date.parse(row.start_at ?? '');
      const finish = Date.parse(row.finish_at ?? '');
      if (state !== 'live' && !(state === 'scheduled' && isSameDay(startsAt, now, zoneOf(row)))) return [];
      return [{ row, state, startsAt, finishesAt: Number.isNaN(finish) ? undefined : finish }];
    })
    .sort((one, other) => rank(one) - rank(other) || ends(one) - ends(other));
}

const rank = ({ state }: TodaysGame) => (state === 'live' ? 0 : 1);
const ends = ({ state, startsAt, finishesAt }: TodaysGame) =>
  state === 'live' ? (finishesAt ?? Number.MAX_SAFE_INTEGER) : startsAt;

function isSameDay(one: number, other: number, zone: string | undefined): boolean {
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone });
  return day.format(one) === day.format(other);
}

/** The time of day in a game's zone. */
export const timeOfDay = (instant: number, zone: string | undefined, language: string): string =>
  new Intl.DateTimeFormat(ownFormat(language), { timeStyle: 'short', timeZone: zone }).format(instant);

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const;

/** One line about live games and those that start later today. */
export function todayLine(games: readonly TodaysGame[], t: Translate, language: string): string {
  const live = games.filter(({ state }) => state === 'live').length;
  const [next, ...later] = games.filter(({ state }) => state === 'scheduled');
  // From ten on a number stays one: its phrase has plural forms.
  const word = (count: number) => {
    const written = WORDS[count];
    return written ? t(written) : count;
  };
  const starting = word(later.length + 1);
  const values = {
    live: word(live),
    starting,
    andStarting: typeof starting === 'string' ? starting.toLocaleLowerCase(language) : starting,
    time: next ? timeOfDay(next.startsAt, zoneOf(next.row), language) : '',
  };
  const phrases = PHRASES[live === 0 ? 'none' : live === 1 ? 'one' : 'many'];
  return t(next ? (later.length > 0 ? phrases.some : phrases.one) : phrases.none, values);
}

/** Whole sentences, so that translations can reorder them: by live games, then by games to come. */
const PHRASES = {
  none: {
    none: 'No games are live or start today.',
    one: 'One starts today at {time}.',
    some: '{starting} start today, the first at {time}.',
  },
  one: {
    none: 'One is live.',
    one: 'One is live, one starts today at {time}.',
    some: 'One is live, {andStarting} start today, the first at {time}.',
  },
  many: {
    none: '{live} are live.',
    one: '{live} are live, one starts today at {time}.',
    some: '{live} are live, {andStarting} start today, the first at {time}.',
  },
} as const;

/** The elapsed part of a game's time, from 0 to 1; undefined without a finish. */
export function timeOver({ startsAt, finishesAt }: TodaysGame, now: number): number | undefined {
  if (finishesAt === undefined) return undefined;
  return Math.min(1, Math.max(0, (now - startsAt) / (finishesAt - startsAt)));
}

/** A short duration: `1 h 42 min`, `18 min`; at least one minute. */
export function spanOf(milliseconds: number, t: Translate): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('{m} min', { m: rest });
  return rest === 0 ? t('{h} h', { h: hours }) : t('{h} h {m} min', { h: hours, m: rest });
}
