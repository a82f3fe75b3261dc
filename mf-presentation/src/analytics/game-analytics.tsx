import { analyticsQuery, isApiFailure } from '@waymark/client';
import type { Analytics, GameId } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Banner, Button, EmptyState, Failed, Stack } from '@waymark/ui';
import { ChangeAnnouncement } from './change-announcement';
import { ComparisonPanel } from './comparison-panel';
import { FigurePanel } from './figure-panel';
import { FiguresSkeleton } from './figures-skeleton';
import { relationOf } from './relation';

const REFUSED = 403;

/** The figures of a game in whatever state they are. They follow the live messages through the host's cache. */
export function GameAnalytics({ game }: { readonly game: GameId }) {
  const { api } = useHost();
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useQuery(analyticsQuery(api, game));
  const again = () => void refetch();

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
        <Figures figures={data} />
      </Stack>
    );
  }
  if (!error) return <FiguresSkeleton />;
  // The host says why; asking again would be refused again.
  if (isApiFailure(error) && error.status === REFUSED) {
    return (
      <EmptyState
        title={t('No statistics yet')}
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

function Figures({ figures }: { readonly figures: Analytics }) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const { phrase, values } = relationOf(figures, language);
  return (
    <>
      {figures.teams === 0 && figures.players === 0 ? (
        <EmptyState title={t('No teams yet')} text={t('Teams and players appear here as they join the game.')} />
      ) : (
        <>
          <FigurePanel figures={figures} />
          <ComparisonPanel figures={figures} />
        </>
      )}
      <ChangeAnnouncement sentence={t(phrase, values)} />
    </>
  );
}
