import type { GameId } from '@waymark/contract';
import { Link, useKnows, useTranslate } from '@waymark/host-kit';
import { TextLink, useUi } from '@waymark/ui';
import { countPlaces, placeList } from './place-words';
import type { Place } from './places';

interface PlaceLinksProps {
  readonly game: GameId;
  readonly places: readonly Place[];
}

/** How many challenges, rewards and messages, each with the way to their screen. */
export function PlaceLinks({ game, places }: PlaceLinksProps) {
  const t = useTranslate();
  const { language } = useUi();
  const knows = useKnows();
  const counts = countPlaces(t, game, places);
  const parts = placeList(language).formatToParts(counts.map((_, at) => String(at)));
  return (
    <>
      {parts.map(({ type, value }, index) => {
        const count = type === 'element' ? counts[Number(value)] : undefined;
        if (!count) return value;
        if (!knows(count.screen)) {
          return (
            <span key={index} title={count.names}>
              {count.words}
            </span>
          );
        }
        return (
          <TextLink key={index} as={Link} to={count.screen} title={count.names}>
            {count.words}
          </TextLink>
        );
      })}
    </>
  );
}
