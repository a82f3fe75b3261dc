import type { GameId } from '@waymark/contract';
import { Link, useKnows, useTranslate } from '@waymark/host-kit';
import { fingertip, TextLink, Tip, useUi } from '@waymark/ui';
import styled from 'styled-components';
import { countPlaces, placeList } from './place-words';
import type { Place } from './places';

const PlaceLink = styled(TextLink)`${fingertip}`;

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
            <Tip key={index} text={count.names} stop>
              {count.words}
            </Tip>
          );
        }
        return (
          <Tip key={index} text={count.names}>
            <PlaceLink as={Link} to={count.screen}>
              {count.words}
            </PlaceLink>
          </Tip>
        );
      })}
    </>
  );
}
