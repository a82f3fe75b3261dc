import type { AnswerId } from '@waymark/contract';
import { insertedAfter, mixedInAfter, newestFirst, type Random, shuffled } from './order';
import { followingRound } from './rounds';
import { isSameSlide, type Slide } from './slide';

/** A slideshow: its slides, their order in this round, and the current one. */
export interface Show {
  readonly slides: ReadonlyMap<AnswerId, Slide>;
  /** The slides of this round, between two titles. */
  readonly order: readonly AnswerId[];
  /** The order of the next round, once its slides have to be preloaded; otherwise undefined. */
  readonly following: readonly AnswerId[] | undefined;
  /** The current slide; undefined for the title. */
  readonly current: AnswerId | undefined;
  /** Counts turns, so that the same slide can have two in a row. */
  readonly turn: number;
  /** Counts titles. */
  readonly round: number;
  /** Whether the first page has loaded. */
  readonly isLoaded: boolean;
  /** Largest known id: larger ones are new. */
  readonly newest: number;
  readonly isPlaying: boolean;
  readonly isLive: boolean;
  readonly isShuffled: boolean;
  readonly featuredOnly: boolean;
}

/** A page of the current list of answers. */
export interface ShowPart {
  readonly slides: readonly Slide[];
  readonly featured: ReadonlySet<number>;
  /** Start of its id range… */
  readonly from: number;
  /** …and exclusive end: slides in between that it lacks are gone. */
  readonly before: number;
}

/** Events of a slideshow. */
export type ShowEvent =
  | { readonly type: 'part'; readonly part: ShowPart }
  | { readonly type: 'takenBack'; readonly ids: readonly AnswerId[] }
  | { readonly type: 'next' | 'previous' | 'play' | 'live' | 'shuffle' | 'featured' }
  /** Its file can't be shown: skipped until the next round. */
  | { readonly type: 'broken'; readonly id: AnswerId };

/** A slideshow before anything has loaded. */
export const NEW_SHOW: Show = {
  slides: new Map(),
  order: [],
  following: undefined,
  current: undefined,
  turn: 0,
  round: 0,
  isLoaded: false,
  newest: 0,
  isPlaying: false,
  isLive: true,
  isShuffled: false,
  featuredOnly: false,
};

/** Filters the slides that may be shown. */
const shownOf = ({ slides, featuredOnly }: Show, ids: readonly AnswerId[]): readonly AnswerId[] =>
  featuredOnly ? ids.filter((id) => slides.get(id)?.isFeatured) : ids;

/** The slides of this round that may be shown, in order. */
export const playable = (show: Show): readonly AnswerId[] => shownOf(show, show.order);

/** The slides between the current one and the title. */
function remaining(show: Show): readonly AnswerId[] {
  const ids = playable(show);
  return ids.slice(show.current === undefined ? 0 : ids.indexOf(show.current) + 1);
}

/** The next slides other than the current one, across the title. */
export function upcoming(show: Show, count: number): readonly Slide[] {
  const ids = new Set([...remaining(show), ...shownOf(show, show.following ?? [])]);
  if (show.current !== undefined) ids.delete(show.current);
  return [...ids].slice(0, count).flatMap((id) => show.slides.get(id) ?? []);
}

/** Returns the slideshow after an event. */
export function showAfter(show: Show, event: ShowEvent, random: Random): Show {
  const after = afterEvent(show, event, random);
  if (after === show) return show;
  return { ...after, following: followingRound(after, remaining(after).length, random) };
}

function afterEvent(show: Show, event: ShowEvent, random: Random): Show {
  switch (event.type) {
    case 'part':
      return withPart(show, event.part, random);
    case 'takenBack':
      return without(show, new Set(event.ids));
    case 'next':
      return next(show, random);
    case 'previous':
      return previous(show);
    case 'play':
      return { ...show, isPlaying: !show.isPlaying };
    case 'live':
      return { ...show, isLive: !show.isLive };
    case 'shuffle':
      return reordered({ ...show, isShuffled: !show.isShuffled, following: undefined }, random);
    case 'featured':
      return onlyPlayable({ ...show, featuredOnly: !show.featuredOnly });
    case 'broken':
      return leftOut(show, event.id, random);
  }
}

function next(show: Show, random: Random): Show {
  const [following] = remaining(show);
  if (following) return at(show, following);
  if (show.current === undefined) return show;
  return nextRound(show, random);
}

/** Steps back; from the title to the last slide. */
function previous(show: Show): Show {
  const ids = playable(show);
  if (show.current === undefined) return ids.length === 0 ? show : at(show, ids.at(-1));
  return at(show, ids[ids.indexOf(show.current) - 1]);
}

const at = (show: Show, current: AnswerId | undefined): Show => ({ ...show, current, turn: show.turn + 1 });

const roundOf = ({ slides, isShuffled }: Show, random: Random): readonly AnswerId[] =>
  isShuffled ? shuffled([...slides.keys()], random) : newestFirst(slides.keys());

/** Reorders the round: shuffled, the current slide comes first, so that all others follow. */
function reordered(show: Show, random: Random): Show {
  const order = roundOf(show, random);
  const { current } = show;
  if (!show.isShuffled || current === undefined) return { ...show, order };
  return { ...show, order: [current, ...order.filter((id) => id !== current)] };
}

function withPart(show: Show, part: ShowPart, random: Random): Show {
  const here = new Set(part.slides.map(({ id }) => id));
  const gone = [...show.slides.keys()].filter((id) => id >= part.from && id < part.before && !here.has(id));
  const left = without(show, new Set(gone));
  const slides = new Map(left.slides);
  const added: AnswerId[] = [];
  for (const slide of part.slides) {
    const isNew = left.isLoaded && slide.id > left.newest;
    if (isNew && !left.isLive) continue;
    const held = slides.get(slide.id);
    if (!held) added.push(slide.id);
    if (!held || !isSameSlide(held, slide)) slides.set(slide.id, slide);
  }
  for (const id of part.featured) {
    const held = slides.get(id as AnswerId);
    if (held && !held.isFeatured) slides.set(held.id, { ...held, isFeatured: true });
  }
  const newest = left.isLive || !left.isLoaded ? Math.max(left.newest, ...here) : left.newest;
  const order = withAdded(left, added, random);
  const started = left.isLoaded ? left : { ...left, isLoaded: true, isPlaying: true };
  return onlyPlayable({ ...started, slides, order, newest });
}

/** New slides come next, oldest first; older ones at the end, or anywhere in a shuffled round. */
function withAdded(show: Show, added: readonly AnswerId[], random: Random): readonly AnswerId[] {
  if (added.length === 0) return show.order;
  const isNew = (id: AnswerId) => show.isLoaded && id > show.newest;
  const fresh = added.filter(isNew).sort((a, b) => a - b);
  const older = newestFirst(added.filter((id) => !isNew(id)));
  const rest = show.isShuffled ? mixedInAfter(show.order, show.current, older, random) : [...show.order, ...older];
  return insertedAfter(rest, show.current, fresh);
}

/** Removes slides; the next one takes the turn of a removed current one. */
function without(show: Show, ids: ReadonlySet<AnswerId>): Show {
  if (![...ids].some((id) => show.slides.has(id))) return show;
  const slides = new Map([...show.slides].filter(([id]) => !ids.has(id)));
  const order = show.order.filter((id) => !ids.has(id));
  const { current } = show;
  if (current === undefined || !ids.has(current)) return { ...show, slides, order };
  const heir = remaining(show).find((id) => !ids.has(id));
  return at({ ...show, slides, order }, heir);
}

/** If no slide of the round is left, a new round starts with the title, and everything is retried. */
function leftOut(show: Show, id: AnswerId, random: Random): Show {
  const order = show.order.filter((other) => other !== id);
  const left = { ...show, order };
  if (show.current !== id) return left;
  const [following] = remaining(show);
  return following ? at(left, following) : nextRound(left, random);
}

const nextRound = (show: Show, random: Random): Show =>
  at(
    { ...show, round: show.round + 1, order: show.following ?? roundOf(show, random), following: undefined },
    undefined,
  );

/** Advances if the current slide may no longer be shown. */
function onlyPlayable(show: Show): Show {
  const { current, order, slides, featuredOnly } = show;
  if (!featuredOnly || current === undefined || slides.get(current)?.isFeatured) return show;
  const later = order.slice(order.indexOf(current) + 1);
  return at(
    show,
    later.find((id) => slides.get(id)?.isFeatured),
  );
}
