import { Failed, Panel, Skeleton, SkeletonFields, useTranslate } from '@waymark/ui';
import type { UseQueryResult } from '../query';

/** Shown instead of a game that is loading or failed to load. */
export function GamePending({ query }: { readonly query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  const t = useTranslate();
  return (
    <Panel>
      {query.error ? (
        <Failed
          title={t("We couldn't find this game")}
          text={query.error.message}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton>
          <SkeletonFields fields={5} />
        </Skeleton>
      )}
    </Panel>
  );
}
