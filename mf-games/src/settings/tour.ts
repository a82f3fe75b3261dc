import { mediaFields, type StoredMedia, withoutMedia } from '@waymark/client';
import { type Game, type GameWrite, TOUR_SLOTS } from '@waymark/contract';

/** A picture of the tour. */
export interface TourPicture extends StoredMedia {
  /** Absent while the platform processes it. */
  readonly url?: string | undefined;
}

/** Maximum number of pictures in a tour. */
export const TOUR_MOST = TOUR_SLOTS.length;

/** A tour by its slots; an empty one has no picture. */
export type TourSlots = readonly (TourPicture | undefined)[];

/** The slots of a game's tour, with pictures processed or not. */
export function slotsOf({ tour = [], placeholders = [] }: Partial<Game>): TourSlots {
  return TOUR_SLOTS.map((slot) => {
    const waiting = placeholders.find(({ key }) => key === slot);
    if (waiting) return { uuid: waiting.uuid, extension: '' };
    const ready = tour.find(({ name }) => name === slot);
    return ready && { uuid: ready.uuid ?? '', extension: ready.extension ?? '', url: ready.url };
  });
}

/** The pictures of a tour in order. */
export const picturesIn = (slots: TourSlots): readonly TourPicture[] =>
  slots.filter((picture) => picture !== undefined);

/** Whether a picture can move to another slot: one known by its URL alone can't be identified there. */
const isMovable = ({ uuid }: TourPicture): boolean => uuid !== '';

/** Whether pictures can change places, and close gaps. */
export const areMovable = (slots: TourSlots): boolean => picturesIn(slots).every(isMovable);

const isSame = (one: TourPicture | undefined, other: TourPicture | undefined): boolean =>
  one?.uuid === other?.uuid && (one === undefined || isMovable(one) || one.url === other?.url);

/** The place of a picture in a tour, or behind the last if it isn't there any more. */
export function placeOf(slots: TourSlots, picture: TourPicture | undefined): number {
  const pictures = picturesIn(slots);
  const at = pictures.findIndex((one) => isSame(one, picture));
  return at < 0 ? pictures.length : at;
}

/** The tour with a new picture in place of one of its pictures, or behind them, where the first slot is free. */
export function withPicture(slots: TourSlots, at: number, picture: TourPicture): TourSlots {
  const pictures = picturesIn(slots);
  if (areMovable(slots)) return pictures.toSpliced(at, 1, picture);
  const replaced = pictures[at];
  return slots.with(slots.indexOf(replaced), picture);
}

/** The tour without one of its pictures: later ones move up if all can, otherwise its slot stays empty. */
export function withoutPicture(slots: TourSlots, at: number): TourSlots {
  const pictures = picturesIn(slots);
  return areMovable(slots)
    ? pictures.toSpliced(at, 1)
    : slots.map((picture) => (picture === pictures[at] ? undefined : picture));
}

/** The tour with one of its pictures moved by a place. */
export function withMoved(slots: TourSlots, at: number, by: 1 | -1): TourSlots {
  const moved = [...picturesIn(slots)];
  moved.splice(at + by, 0, ...moved.splice(at, 1));
  return moved;
}

/**
 * The fields to write so that one tour becomes another.
 * @param before undefined if it isn't certain: every slot is written then, except with a picture known by URL alone
 */
export function tourWrite(before: TourSlots | undefined, after: TourSlots): GameWrite {
  const fields = TOUR_SLOTS.map((slot, at) => {
    const picture = after[at];
    const stays = before ? isSame(picture, before[at]) : picture && !isMovable(picture);
    if (stays) return {};
    return picture ? mediaFields(slot, picture) : withoutMedia(slot);
  });
  return Object.assign({}, ...fields);
}

/** A game with this tour, shown before the provider has responded. */
export function withTour({ placeholders = [] }: Partial<Game>, slots: TourSlots): Partial<Game> {
  const pictures = slots.flatMap((picture, at) => (picture ? [{ ...picture, name: TOUR_SLOTS[at] }] : []));
  return {
    tour: pictures.filter(({ url }) => url !== undefined),
    placeholders: [
      ...placeholders.filter(({ key }) => !(TOUR_SLOTS as readonly string[]).includes(key)),
      ...pictures.filter(({ url }) => url === undefined).map(({ name = '', uuid }) => ({ key: name, uuid })),
    ],
  };
}
