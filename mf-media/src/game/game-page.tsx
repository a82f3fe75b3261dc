import { gameQuery } from '@waymark/client';
import { type Game, type GameId, readGameId } from '@waymark/contract';
import { PageNotFound, useGameTitle, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { Failed, Page, PageTitle, Panel, Skeleton, SkeletonFields } from '@waymark/ui';
import type { ReactNode } from 'react';

interface GamePageProps {
  readonly title: string;
  /** One line below the title. */
  readonly text?: ReactNode;
  /** At the end of the title's line, once the game is loaded. */
  readonly actions?: (game: Game) => ReactNode;
  readonly children: (game: Game) => ReactNode;
}

/** A screen of one game: its title at once, its content as soon as the game is loaded. */
export function GamePage({ title, text, actions, children }: GamePageProps) {
  const id = readGameId(useParams().game);
  if (id) {
    return (
      <LoadedGame key={id} id={id} title={title} text={text} actions={actions}>
        {children}
      </LoadedGame>
    );
  }
  return (
    <Page>
      <PageNotFound />
    </Page>
  );
}

function LoadedGame({ id, title, text, actions, children }: GamePageProps & { readonly id: GameId }) {
  const t = useTranslate();
  const { data, error, isFetching, refetch } = useQuery(gameQuery(useHost().api, id));
  useGameTitle(id, title);
  return (
    <Page>
      <PageTitle title={title} text={text} actions={data && actions?.(data)} />
      {data && children(data)}
      {!data && (
        <Panel>
          {error ? (
            <Failed
              title={t("We couldn't find this game")}
              text={error.message}
              busy={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton>
              <SkeletonFields fields={5} />
            </Skeleton>
          )}
        </Panel>
      )}
    </Page>
  );
}
