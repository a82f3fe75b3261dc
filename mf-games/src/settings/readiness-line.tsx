import type { Game, GameState } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Banner, type BannerTone, Button, exactMoment, StatePill } from '@waymark/ui';
import { Play } from '@waymark/ui/icons';
import styled from 'styled-components';
import { zoneOf } from '../zone';
import type { Missing, Readiness } from './readiness';

const Place = styled.div`
  margin-block-end: 8px;
`;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 8px;
`;

/** What a state means, in one sentence. `{start}` and `{finish}` are exact moments in the game's zone. */
const SENTENCES: Readonly<Record<GameState, string>> = {
  draft: 'Nothing is missing. This game is still a draft.',
  unscheduled: 'This game has no start yet.',
  scheduled: 'Ready. It starts on {start}.',
  anytime: 'Ready. Teams start whenever they like.',
  live: 'It is being played until {finish}.',
  stopped: 'Stopped. Challenges are hidden and new answers are turned away.',
  finished: 'It finished on {finish}.',
};
const ENDLESS = 'It is being played and has no finish.';

const TONES: Partial<Readonly<Record<GameState, BannerTone>>> = {
  scheduled: 'success',
  anytime: 'success',
  live: 'live',
};
/** States in which something missing keeps the game from starting. */
const WAITING: readonly GameState[] = ['draft', 'unscheduled', 'scheduled', 'anytime'];

interface ReadinessLineProps {
  readonly readiness: Readiness;
  readonly game: Partial<Game>;
  /** Leads to where something is put right; undefined for what no screen in service can put right. */
  readonly wayTo: (missing: Missing) => { readonly label: string; readonly go: () => void } | undefined;
}

/** One line at the top: where the game stands, and what is missing before it can start. */
export function ReadinessLine({ readiness: { state, missing }, game, wayTo }: ReadinessLineProps) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const moment = (instant: string | null | undefined) => (instant ? exactMoment(instant, zoneOf(game), language) : '');
  const [first] = missing;
  if (first && WAITING.includes(state)) {
    const way = wayTo(first);
    return (
      <Place>
        <Banner tone="warning" action={way && <Button onClick={way.go}>{way.label}</Button>}>
          <strong>
            {missing.length === 1
              ? t('One thing is missing before this game can start.')
              : t('{n} things are missing before this game can start.', { n: missing.length })}
          </strong>{' '}
          {missing.map(({ phrase }) => t(phrase)).join(' ')}
        </Banner>
      </Place>
    );
  }
  const sentence = state === 'live' && !game.finish_at ? ENDLESS : SENTENCES[state];
  return (
    <Place>
      <Banner tone={TONES[state] ?? 'neutral'} {...(state === 'live' ? { icon: Play } : {})}>
        <Line>
          <StatePill state={state} />
          {t(sentence, { start: moment(game.start_at), finish: moment(game.finish_at) })}
        </Line>
      </Banner>
    </Place>
  );
}
