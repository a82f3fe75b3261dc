import { gameQuery } from '@waymark/client';
import { type GameId, readGameId } from '@waymark/contract';
import { GameNotFound, useHost, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { Page, PageTitle, token, VisuallyHidden } from '@waymark/ui';
import styled from 'styled-components';
import { GameAnalytics } from './game-analytics';
import { ResultKeysButton } from './result-keys/result-keys-button';

const GameName = styled.span`
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`;

/** The analytics of a game: who takes part, and how it is played. */
export function AnalyticsPage() {
  const t = useTranslate();
  useScreenTitle(t('Analytics'));
  const game = readGameId(useParams().game);
  return (
    <Page>
      <PageTitle
        title={t('Analytics')}
        mark={game && <NameOf game={game} />}
        text={t('How the game was played, and where to make it better next time')}
        actions={game && <ResultKeysButton game={game} />}
      />
      <VisuallyHidden as="h2">{t('Statistics')}</VisuallyHidden>
      {game ? <GameAnalytics key={game} game={game} /> : <GameNotFound />}
    </Page>
  );
}

function NameOf({ game }: { readonly game: GameId }) {
  const { api } = useHost();
  const { data } = useQuery(gameQuery(api, game));
  return data?.name ? <GameName>{data.name}</GameName> : null;
}
