import type { GameId } from '@waymark/contract';
import { Link, useHasScreen, useHost, useTranslate } from '@waymark/host-kit';
import { fingertip, LinkButton, Menu, TextLink, Tip, useUi } from '@waymark/ui';
import styled from 'styled-components';
import { countPlaces, type PlaceCount, placeList } from './place-words';
import type { Place } from './places';

const Reachable = styled(TextLink)`${fingertip}`;

interface PlaceLinksProps {
  readonly game: GameId;
  readonly places: readonly Place[];
}

/** The number of challenges, rewards and messages, each with a link. */
export function PlaceLinks({ game, places }: PlaceLinksProps) {
  const t = useTranslate();
  const { language } = useUi();
  const counts = countPlaces(t, game, places);
  const parts = placeList(language).formatToParts(counts.map((_, at) => String(at)));
  return (
    <>
      {parts.map(({ type, value }, index) => {
        const count = type === 'element' ? counts[Number(value)] : undefined;
        return count ? <PlaceLink key={index} count={count} /> : value;
      })}
    </>
  );
}

/** A link to the places of one kind: to the challenge itself, otherwise to their screen. */
function PlaceLink({ count: { kind, words, places, screen } }: { readonly count: PlaceCount }) {
  const t = useTranslate();
  const { language } = useUi();
  const { navigation } = useHost();
  const knows = useHasScreen();
  const nameOf = ({ name }: Place) => name || t('Untitled');
  const names = placeList(language).format(places.map(nameOf));
  const stateFor = ({ id }: Place) => ({ open: String(id) });
  const [first] = places;
  if (!knows(screen)) {
    return (
      <Tip text={names} stop>
        {words}
      </Tip>
    );
  }
  if (kind === 'challenge' && places.length > 1) {
    return (
      <Menu
        label={words}
        align="start"
        entries={places.map((place) => ({
          id: String(place.id),
          label: nameOf(place),
          onSelect: () => navigation.navigate(screen, { state: stateFor(place) }),
        }))}
        trigger={(props) => <LinkButton {...props}>{words}</LinkButton>}
      />
    );
  }
  return (
    <Tip text={names}>
      <Reachable as={Link} to={screen} state={kind === 'challenge' && first ? stateFor(first) : undefined}>
        {words}
      </Reachable>
    </Tip>
  );
}
