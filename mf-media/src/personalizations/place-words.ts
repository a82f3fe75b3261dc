import { type GameId, paths } from '@waymark/contract';
import { counted, type Translate } from '@waymark/host-kit';
import { PLACE_KINDS, type Place } from './places';

/** The places of one kind: number, list and location. */
export interface PlaceCount {
  readonly kind: Place['kind'];
  readonly words: string;
  readonly places: readonly Place[];
  readonly screen: string;
}

const countWords = (t: Translate, kind: Place['kind'], n: number): string => {
  switch (kind) {
    case 'challenge':
      return counted(t, 'challenge', n);
    case 'reward':
      return n === 1 ? t('1 reward') : t('{n} rewards', { n });
    case 'message':
      return n === 1 ? t('1 ready message') : t('{n} ready messages', { n });
  }
};

const SCREENS = { challenge: paths.challenges, reward: paths.rewards, message: paths.monitor } as const;

/** Counts places by kind, without empty kinds. */
export const countPlaces = (t: Translate, game: GameId, places: readonly Place[]): readonly PlaceCount[] =>
  PLACE_KINDS.flatMap((kind) => {
    const its = places.filter((place) => place.kind === kind);
    if (its.length === 0) return [];
    return [{ kind, words: countWords(t, kind, its.length), places: its, screen: SCREENS[kind](game) }];
  });

/** Formats counts as a list: "7 challenges, 2 rewards". */
export const placeList = (language: string): Intl.ListFormat =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' });
