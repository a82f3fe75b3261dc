import type { GamesFilter, Page } from '@waymark/client';
import type { GameId, GameRow } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import type { UseQueryResult } from '@waymark/host-kit/query';
import { EmptyState, Failed, NoMatch, Skeleton, SkeletonRows, TablePanel } from '@waymark/ui';
import { useMemo } from 'react';
import type { GameActions } from './actions/use-game-actions';
import { GamesTable } from './games-table';
import { isNarrowed } from './list-address';

/** Rows of the skeleton. */
const SKELETON_ROWS = 5;

interface ListBodyProps {
  readonly list: UseQueryResult<Page<GameRow>>;
  readonly filter: GamesFilter;
  readonly onClear: () => void;
  readonly actions: GameActions;
  /** Games that are being deleted. */
  readonly hidden: ReadonlySet<GameId>;
}

/** The list in whichever state it is: loading, failed, empty, without a match, or there. */
export function ListBody({ list, filter, onClear, actions, hidden }: ListBodyProps) {
  const t = useTranslate();
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  const rows = useMemo(() => (data?.items ?? []).filter(({ id }) => !hidden.has(id)), [data, hidden]);
  if (rows.length > 0) return <GamesTable rows={rows} waiting={isPlaceholderData} actions={actions} />;
  if (data && data.items.length > 0) return <Loading />;
  if (data && isPlaceholderData) return <Loading />;
  if (data && isNarrowed(filter)) {
    return (
      <TablePanel>
        <NoMatch title={t('No game matches')} text={t('Nothing matches your search and filters.')} onClear={onClear} />
      </TablePanel>
    );
  }
  if (data) {
    return (
      <TablePanel>
        <EmptyState title={t('No games yet')} text={t('Games you create, manage or join appear here.')} />
      </TablePanel>
    );
  }
  if (error) {
    return (
      <TablePanel>
        <Failed
          title={t("We couldn't load your games")}
          text={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </TablePanel>
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <Skeleton>
      <TablePanel>
        <SkeletonRows rows={SKELETON_ROWS} />
      </TablePanel>
    </Skeleton>
  );
}
