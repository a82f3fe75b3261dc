import { type GameId, paths, REEL_MINIMUM, type ReelState } from '@waymark/contract';
import { Link, useHasScreen, useTranslate } from '@waymark/host-kit';
import { Button, TextLink, token } from '@waymark/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Name, PosterPlace } from './card-styles';
import { ThreeDots } from './three-dots';

/** A wall of empty cards would hide the films. */
const FIRST = 8;

const Blank = styled(PosterPlace)`
  border-style: dashed;
  border-color: ${token.lineStrong};
  background: none;
`;
const More = styled.li`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;
`;

/** Whether a reel lacks featured answers. */
export const isShort = ({ featured = 0 }: ReelState): boolean => featured < REEL_MINIMUM;

interface ShortCardsProps {
  readonly game: GameId;
  /** What they are of: a filter of the monitor. */
  readonly of: 'team' | 'challenge';
  /** Those without a film that lack featured answers. */
  readonly states: readonly ReelState[];
}

/** Films that can't be made yet, closest ones first, with a link to feature answers. */
export function ShortCards({ game, of, states }: ShortCardsProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const monitor = paths.monitor(game);
  const isKnown = useHasScreen()(monitor);
  const sorted = states.toSorted((one, other) => (other.featured ?? 0) - (one.featured ?? 0));
  const shown = isOpen ? sorted : sorted.slice(0, FIRST);
  const rest = sorted.length - shown.length;
  return (
    <>
      {shown.map(({ id, name = '', featured = 0 }) => (
        <li key={`short-${id}`}>
          <Blank>
            <ThreeDots featured={featured} />
          </Blank>
          <Name>
            <div>
              <bdi>{name}</bdi>
              <small aria-hidden="true">{t('{n} of {total} featured', { n: featured, total: REEL_MINIMUM })}</small>
            </div>
            {isKnown && (
              <TextLink
                as={Link}
                to={`${monitor}?${new URLSearchParams({ show: 'all', [of]: String(id) })}`}
                aria-label={t('Feature answers: {name}', { name })}
              >
                {t('Feature')}
              </TextLink>
            )}
          </Name>
        </li>
      ))}
      {rest > 0 && (
        <More>
          <Button onClick={() => setOpen(true)}>{t('Show {n} more', { n: rest })}</Button>
        </More>
      )}
    </>
  );
}
