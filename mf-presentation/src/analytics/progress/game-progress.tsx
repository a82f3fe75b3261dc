import { gameProgressQuery } from '@waymark/client';
import type { GameId, GameProgress } from '@waymark/contract';
import { useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Stack, token } from '@waymark/ui';
import styled from 'styled-components';
import { LoadedPart } from '../loaded-part';
import { MomentPanel } from '../moment/moment-panel';
import { OtherGamePanel } from '../other-game/other-game-panel';
import { PlacesPanel } from '../places/places-panel';
import { AnswersOverTime } from './answers-over-time';
import { ChallengeTable } from './challenge-table';
import { HoldUps } from './hold-ups';
import { JudgingPanel } from './judging-panel';
import { ProgressMatrix } from './progress-matrix';

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${token.space3};
  @media (max-width: 899px) { grid-template-columns: minmax(0, 1fr); }
`;

/** How a game was played so far, live. */
export function GameProgressPanels({ game }: { readonly game: GameId }) {
  const { api } = useHost();
  const t = useTranslate();
  const query = useQuery(gameProgressQuery(api, game));
  return (
    <LoadedPart query={query} failed={t("Couldn't load how the game was played.")} height={280}>
      {(progress) => <Panels game={game} progress={progress} />}
    </LoadedPart>
  );
}

function Panels({ game, progress }: { readonly game: GameId; readonly progress: GameProgress }) {
  const [hasPlaces, hasMoment] = [useOffered('game-places'), useOffered('game-moment')];
  const isPlayed = progress.challenges.some(({ tried = 0 }) => tried > 0);
  if (!isPlayed) return null;
  return (
    <Stack>
      <AnswersOverTime game={game} progress={progress} />
      <ProgressMatrix progress={progress} />
      <Beside>
        <HoldUps progress={progress} />
        <JudgingPanel progress={progress} />
      </Beside>
      <ChallengeTable progress={progress} />
      {hasPlaces && <PlacesPanel game={game} progress={progress} />}
      {hasMoment && <MomentPanel game={game} progress={progress} />}
      <OtherGamePanel game={game} progress={progress} />
    </Stack>
  );
}
