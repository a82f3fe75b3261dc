import { type GameId, readGameId } from '@waymark/contract';
import { GameNotFound, useGameTitle, useTranslate } from '@waymark/host-kit';
import { useParams } from '@waymark/host-kit/router';
import { Page, PageTitle, token, VisuallyHidden } from '@waymark/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { GameAnalytics } from './game-analytics';
import { AllAsCsv, SheetsOfPanels } from './progress/all-as-csv';
import { ResultKeysButton } from './result-keys/result-keys-button';

const GameName = styled.span`
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`;

/** The analytics of a game: participation and progress. */
export function AnalyticsPage() {
  const game = readGameId(useParams().game);
  if (game) return <AnalyticsOf game={game} />;
  return (
    <AnalyticsFrame>
      <GameNotFound />
    </AnalyticsFrame>
  );
}

function AnalyticsOf({ game }: { readonly game: GameId }) {
  const name = useGameTitle(game, useTranslate()('Analytics'));
  return (
    <SheetsOfPanels key={game}>
      <AnalyticsFrame
        mark={name && <GameName>{name}</GameName>}
        actions={
          <>
            <ResultKeysButton game={game} />
            <AllAsCsv />
          </>
        }
      >
        <GameAnalytics game={game} />
      </AnalyticsFrame>
    </SheetsOfPanels>
  );
}

interface AnalyticsFrameProps {
  readonly mark?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function AnalyticsFrame({ mark, actions, children }: AnalyticsFrameProps) {
  const t = useTranslate();
  return (
    <Page>
      <PageTitle
        title={t('Analytics')}
        mark={mark}
        text={t('How the game was played, and where to make it better next time')}
        actions={actions}
      />
      <VisuallyHidden as="h2">{t('Statistics')}</VisuallyHidden>
      {children}
    </Page>
  );
}
