import type { Game, GameId, GameState } from '@waymark/contract';
import { lazyScreenPart, useEdited, useHasBeenIdle, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Banner, type BannerTone, Bone, exactMoment, StatePill } from '@waymark/ui';
import { Play } from '@waymark/ui/icons';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { zoneOf } from '../zone';
import type { ChallengeCheck, ChallengeProblemsProps } from './challenge-problems';
import type { ChecklistProps } from './checklist/checklist';
import { Frame } from './checklist/frame';
import type { ToPutRightProps } from './to-put-right';
import type { ExistingGameEditor } from './use-game-editor';
import { useReadiness } from './use-readiness';

const ChallengeProblems = lazyScreenPart<ChallengeProblemsProps>(
  async () => (await import(/* webpackChunkName: "later" */ './challenge-problems')).ChallengeProblems,
);
const ToPutRight = lazyScreenPart<ToPutRightProps>(
  async () => (await import(/* webpackChunkName: "later" */ './to-put-right')).ToPutRight,
  <Bone $height={44} />,
);

const Checklist = lazyScreenPart<ChecklistProps>(
  async () => (await import(/* webpackChunkName: "later" */ './checklist/checklist')).Checklist,
);

const UNCHECKED: ChallengeCheck = { problems: 0, checked: undefined, pending: true };

const Place = styled.div`
  margin-block-end: 8px;
  text-wrap: pretty;
  /* Problems of the challenges load later and take two lines on narrow screens. */
  @media (max-width: 767px) { & > :first-child { min-block-size: 62px; } }
`;

const Line = styled.span`
  & > :first-child { margin-inline-end: 8px; vertical-align: middle; }
`;

/** The meaning of a state, in one sentence. `{start}` and `{finish}` are exact moments in the game's zone. */
const SENTENCES: Readonly<Record<GameState, string>> = {
  draft: 'Everything is ready. This game is still a draft.',
  unscheduled: 'This game has no start yet.',
  scheduled: 'Ready. Starts {start}.',
  anytime: 'Ready. Teams start whenever they like.',
  live: 'Live until {finish}',
  stopped: 'Stopped. Challenges are hidden and new answers are refused.',
  finished: 'Finished {finish}',
};
const ENDLESS = 'Live, with no finish time';

const TONES: Partial<Readonly<Record<GameState, BannerTone>>> = {
  scheduled: 'success',
  anytime: 'success',
  live: 'live',
};
/** States in which a game is yet to start. */
const WAITING: readonly GameState[] = ['draft', 'unscheduled', 'scheduled', 'anytime'];

interface ReadinessLineProps {
  readonly id: GameId;
  readonly editor: ExistingGameEditor;
  /** Focuses a field in either tab. */
  readonly onLead: (field: string) => void;
}

/** The top line: the checklist of a game that isn't started and lacks something, otherwise its state. */
export function ReadinessLine({ id, editor, onLead }: ReadinessLineProps) {
  const [challenges, setChallenges] = useState(UNCHECKED);
  const { problems, checked } = challenges;
  const { state, missing } = useReadiness(editor, checked);
  const rested = useHasBeenIdle();
  const waits = WAITING.includes(state);
  const lacks = missing.length + problems > 0;
  // Once shown it stays, because people are working on the fields below.
  const [listed, list] = useState(state === 'draft');
  if (waits && !listed && (lacks || state === 'draft')) list(true);
  const [folded, fold] = useState(() => isNarrow() || !(state === 'draft' || lacks));
  const sentence = useSentence(state, editor);
  const titleId = useId();
  return (
    <Place>
      {waits && listed ? (
        <Frame $folded={folded} aria-labelledby={titleId}>
          <Checklist {...{ id, editor, missing, challenges, sentence, titleId, folded, onLead }} onFold={fold} />
        </Frame>
      ) : state === 'live' && lacks ? (
        <ToPutRight id={id} missing={missing} problems={problems} onLead={onLead} />
      ) : (
        <Banner tone={TONES[state] ?? 'neutral'} {...(state === 'live' ? { icon: Play } : {})}>
          <Line>
            <StatePill state={state} />
            {sentence}
          </Line>
        </Banner>
      )}
      {rested && <ChallengeProblems id={id} editor={editor} onChecked={setChallenges} />}
    </Place>
  );
}

const isNarrow = () => window.matchMedia?.('(max-width: 767px)').matches === true;

function useSentence(state: GameState, editor: ExistingGameEditor): string {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const moment = (read: (game: Partial<Game>) => string | null | undefined) => {
    const game = editor.latest();
    const instant = read(game);
    return instant ? exactMoment(instant, zoneOf(game), language) : '';
  };
  const start = useEdited(editor, () => moment((game) => game.start_at));
  const finish = useEdited(editor, () => moment((game) => game.finish_at));
  return t(state === 'live' && !finish ? ENDLESS : SENTENCES[state], { start, finish });
}
