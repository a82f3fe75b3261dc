import { mediaFields, type StoredMedia, withoutMedia } from '@waymark/client';
import { type Game, type GameWrite, TOUR_SLOTS } from '@waymark/contract';

/** A picture of the tour. */
export interface TourPicture extends StoredMedia {
  /** Absent while the platform processes it. */
  readonly url?: string | undefined;
}

/** Maximum number of pictures in a tour. */
export const TOUR_MOST = TOUR_SLOTS.length;

/** The pictures of a game's tour in order, processed or not. A picture that can't be identified keeps its slot. */
export function tourOf({ tour = [], placeholders = [] }: Partial<Game>): readonly TourPicture[] {
  return TOUR_SLOTS.flatMap((slot, at) => {
    const waiting = placeholders.find(({ key }) => key === slot);
    if (waiting) return [{ uuid: waiting.uuid, extension: '' }];
    const ready = tour.find(({ name }) => name === slot) ?? (tour[at]?.name === undefined ? tour[at] : undefined);
    return ready ? [{ uuid: ready.uuid ?? '', extension: ready.extension ?? '', url: ready.url }] : [];
  });
}

/** Whether a picture can move to another slot: one known by its URL alone can't be identified there. */
export const isMovable = ({ uuid }: TourPicture): boolean => uuid !== '';

/** The tour without one of its pictures: later ones move up if all of them can, otherwise the slot stays empty. */
export function withoutPicture(pictures: readonly TourPicture[], at: number): readonly (TourPicture | undefined)[] {
  const behind = pictures.slice(at + 1);
  return [...pictures.slice(0, at), ...(behind.every(isMovable) ? [] : [undefined]), ...behind];
}

const isSame = (one: TourPicture | undefined, other: TourPicture | undefined): boolean =>
  one?.uuid === other?.uuid && (one === undefined || isMovable(one) || one.url === other?.url);

/** The changes to write so that the tour becomes these pictures in this order. */
export function tourWrite(before: readonly TourPicture[], after: readonly (TourPicture | undefined)[]): GameWrite {
  const fields = TOUR_SLOTS.map((slot, at) => {
    const picture = after[at];
    if (isSame(picture, before[at])) return {};
    return picture ? mediaFields(slot, picture) : withoutMedia(slot);
  });
  return Object.assign({}, ...fields);
}

/** A game with these pictures as its tour, shown before the provider has responded. */
export function withTour(
  { placeholders = [] }: Partial<Game>,
  pictures: readonly (TourPicture | undefined)[],
): Partial<Game> {
  const slots = pictures.flatMap((picture, at) => (picture ? [{ ...picture, name: TOUR_SLOTS[at] }] : []));
  return {
    tour: slots.filter(({ url }) => url !== undefined),
    placeholders: [
      ...placeholders.filter(({ key }) => !(TOUR_SLOTS as readonly string[]).includes(key)),
      ...slots.filter(({ url }) => url === undefined).map(({ name = '', uuid }) => ({ key: name, uuid })),
    ],
  };
}
