import { analyticsQuery, isApiFailure } from '@waymark/client';
import type { Analytics, GameId } from '@waymark/contract';
import { lazyScreenPart, useHost, useOffered, useReadable, useTranslate } from '@waymark/host-kit';
import { keepPreviousData, useQuery } from '@waymark/host-kit/query';
import { Banner, Bone, Button, EmptyState, Failed, Skeleton, Stack, token } from '@waymark/ui';
import styled from 'styled-components';
import { ChangeAnnouncement } from './change-announcement';
import { ComparisonPanel } from './comparison-panel';
import { FigurePanel, FigureRow } from './figure-panel';
import { FiguresSkeleton } from './figures-skeleton';
import { usePart } from './part/use-part';
import { relationOf } from './relation';

const REFUSED = 403;

/** The charts of a game, loaded once the figures are shown. */
const Progress = lazyScreenPart<{ readonly game: GameId }>(
  async () => (await import('./progress/game-progress')).GameProgressPanels,
  <Skeleton>
    <Bone $height={280} />
  </Skeleton>,
);

/** Reserves the height of the filters. */
const PartPlace = styled.div`block-size: ${token.control};`;

/** The filters of the analytics. */
const PartFilters = lazyScreenPart<{ readonly game: GameId }>(
  async () => (await import('./part/part-filters')).PartFilters,
  <PartPlace />,
);

/** The figures of a game in any state. They follow live messages through the host's cache. */
export function GameAnalytics({ game }: { readonly game: GameId }) {
  const { api } = useHost();
  const t = useTranslate();
  const { part, isOffered: hasParts } = usePart();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...analyticsQuery(api, game, part.group),
    placeholderData: keepPreviousData,
  });
  const again = () => void refetch();
  const hasProgress = useOffered('game-progress');

  if (data) {
    return (
      <Stack>
        {error && (
          <Banner
            tone="warning"
            action={
              <Button busy={isFetching} onClick={again}>
                {t('Retry')}
              </Button>
            }
          >
            {t("Couldn't update these statistics.")}
          </Banner>
        )}
        {hasParts && (data.teams > 0 || part.group !== undefined) && <PartFilters game={game} />}
        <Figures figures={data} />
        {!isPlaceholderData && data.teams === 0 && data.players === 0 && <NoTeams />}
        {hasProgress && data.teams > 0 && <Progress game={game} />}
      </Stack>
    );
  }
  if (!error) return <FiguresSkeleton />;
  // The host says why; a retry would fail again.
  if (isApiFailure(error) && error.status === REFUSED) {
    return (
      <EmptyState
        title={t('Statistics are for administrators')}
        text={t('The administrators of a game see its teams and players here.')}
      />
    );
  }
  return (
    <Failed
      title={t("We couldn't load the statistics")}
      text={isApiFailure(error) ? error.message : undefined}
      busy={isFetching}
      onRetry={again}
    />
  );
}

/** Why there are no figures: the chosen group, or the game, has no teams. */
function NoTeams() {
  const t = useTranslate();
  const { part, change } = usePart();
  if (part.group === undefined) {
    return <EmptyState title={t('No teams yet')} text={t('Teams and players appear here as they join the game.')} />;
  }
  return (
    <EmptyState
      title={t('No results')}
      text={t('No teams in this group yet.')}
      action={<Button onClick={() => change({ group: undefined })}>{t('All groups')}</Button>}
    />
  );
}

function Figures({ figures }: { readonly figures: Analytics }) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const relation = relationOf(t, figures, language);
  return (
    <>
      <FigureRow>
        <FigurePanel figures={figures} />
        <ComparisonPanel figures={figures} />
      </FigureRow>
      <ChangeAnnouncement sentence={relation} />
    </>
  );
}
