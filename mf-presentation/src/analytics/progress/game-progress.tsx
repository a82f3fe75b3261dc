import { gameProgressQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Banner, Bone, Button, Skeleton, Stack, token } from '@waymark/ui';
import styled from 'styled-components';
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
  const { data, error, isFetching, refetch } = useQuery(gameProgressQuery(api, game));
  if (!data) {
    if (!error) {
      return (
        <Skeleton>
          <Bone $height={280} />
        </Skeleton>
      );
    }
    const retry = (
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('Retry')}
      </Button>
    );
    return (
      <Banner tone="warning" action={retry}>
        {t("Couldn't load how the game was played.")}
      </Banner>
    );
  }
  const isPlayed = data.challenges.some(({ tried = 0 }) => tried > 0);
  if (!isPlayed) return null;
  return (
    <Stack>
      <AnswersOverTime game={game} progress={data} />
      <ProgressMatrix progress={data} />
      <Beside>
        <HoldUps progress={data} />
        <JudgingPanel progress={data} />
      </Beside>
      <ChallengeTable progress={data} />
    </Stack>
  );
}
