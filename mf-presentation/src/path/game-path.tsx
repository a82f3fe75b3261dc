import { wholeTasksQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { EmptyState, Failed, Page, PageTitle } from '@waymark/ui';
import { ChallengePath } from './challenge-path';
import { PathSkeleton } from './path-skeleton';
import { useDiagram } from './use-diagram';
import { PanelHint } from './view/panel-hint';

interface GamePathProps {
  readonly game: GameId;
  readonly name: string | undefined;
}

/** The path of a game in any state. */
export function GamePath({ game, name }: GamePathProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useQuery(wholeTasksQuery(api, game));
  const drawing = useDiagram(data?.items);
  if (drawing && drawing.graph.nodes.size > 0) return <ChallengePath game={game} name={name} drawing={drawing} />;
  return (
    <Page>
      <PageTitle title={t('Path')} text={t('What opens what, from the first challenge to the last.')} />
      {!data && error && (
        <Failed
          title={t("We couldn't load the challenges")}
          text={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !(data && data.items.length === 0) && <PathSkeleton />}
      {data?.items.length === 0 && (
        <EmptyState
          title={t('No challenges yet')}
          text={t('Challenges and what opens them appear here.')}
          action={<PanelHint />}
        />
      )}
    </Page>
  );
}
