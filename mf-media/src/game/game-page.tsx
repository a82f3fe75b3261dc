import { gameQuery } from '@waymark/client';
import { type Game, type GameId, readGameId } from '@waymark/contract';
import { GamePending, PageNotFound, useGameTitle, useHost } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { useParams } from '@waymark/host-kit/router';
import { Page, PageTitle } from '@waymark/ui';
import type { ReactNode } from 'react';

interface GamePageProps {
  readonly title: string;
  /** A line below the title. */
  readonly text?: ReactNode;
  /** At the end of the title row, once the game is loaded. */
  readonly actions?: (game: Game) => ReactNode;
  readonly children: (game: Game) => ReactNode;
}

/** The page of one game: shows its title at once, its content once the game is loaded. */
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
  const query = useQuery(gameQuery(useHost().api, id));
  const { data } = query;
  useGameTitle(id, title);
  return (
    <Page>
      <PageTitle title={title} text={text} actions={data && actions?.(data)} />
      {data && children(data)}
      {!data && <GamePending query={query} />}
    </Page>
  );
}
