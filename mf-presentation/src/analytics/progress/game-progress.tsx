import { gameProgressQuery } from '@waymark/client';
import type { GameId, GameProgress } from '@waymark/contract';
import { lazyScreenPart, useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { keepPreviousData, useQuery } from '@waymark/host-kit/query';
import { Bone, Button, EmptyState, Skeleton, Stack, token } from '@waymark/ui';
import styled from 'styled-components';
import { LoadedPart } from '../loaded-part';
import type { MomentPanelProps } from '../moment/moment-panel';
import type { OtherGamePanelProps } from '../other-game/other-game-panel';
import { usePart } from '../part/use-part';
import { PlacesPanel } from '../places/places-panel';
import { AnswersOverTime } from './answers-over-time';
import { ChallengeTable } from './challenge-table';
import { HoldUps } from './hold-ups';
import { JudgingPanel } from './judging-panel';
import { ProgressMatrix } from './matrix/progress-matrix';

const waiting = (
  <Skeleton>
    <Bone $height={120} />
  </Skeleton>
);
// Below the fold.
const MomentPanel = lazyScreenPart<MomentPanelProps>(
  async () => (await import('../moment/moment-panel')).MomentPanel,
  waiting,
);
const OtherGamePanel = lazyScreenPart<OtherGamePanelProps>(
  async () => (await import('../other-game/other-game-panel')).OtherGamePanel,
  waiting,
);

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${token.space3};
  @media (max-width: 899px) { grid-template-columns: minmax(0, 1fr); }
`;

/** The progress of a game, updated live. */
export function GameProgressPanels({ game }: { readonly game: GameId }) {
  const { api } = useHost();
  const t = useTranslate();
  const { part } = usePart();
  const query = useQuery({ ...gameProgressQuery(api, game, part), placeholderData: keepPreviousData });
  return (
    <LoadedPart query={query} failed={t("Couldn't load how the game was played.")} height={280}>
      {(progress) => <Panels game={game} progress={progress} />}
    </LoadedPart>
  );
}

function Panels({ game, progress }: { readonly game: GameId; readonly progress: GameProgress }) {
  const [hasPlaces, hasMoment] = [useOffered('game-places'), useOffered('game-moment')];
  const { part, change, isWhole } = usePart();
  const t = useTranslate();
  const isPlayed = progress.challenges.some(({ tried = 0 }) => tried > 0);
  if (!isPlayed && isWhole) return null;
  if (!isPlayed) {
    return (
      <EmptyState
        title={t('No results')}
        text={t('None of these teams answered in this period.')}
        action={
          <Button onClick={() => change({ from: undefined, until: undefined, group: undefined })}>
            {t('Whole game')}
          </Button>
        }
      />
    );
  }
  return (
    <Stack>
      <AnswersOverTime game={game} progress={progress} />
      <ProgressMatrix progress={progress} />
      <Beside>
        <HoldUps progress={progress} />
        <JudgingPanel progress={progress} />
      </Beside>
      <ChallengeTable progress={progress} />
      {hasPlaces && <PlacesPanel game={game} part={part} progress={progress} />}
      {hasMoment && <MomentPanel game={game} part={part} progress={progress} />}
      <OtherGamePanel game={game} group={part.group} progress={progress} />
    </Stack>
  );
}
