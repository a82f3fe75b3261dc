import { EmptyState, type EmptyStateProps, Failed, NoMatch, type NoMatchProps, Panel } from '@waymark/ui';
import type { ElementType, ReactNode } from 'react';

const FORBIDDEN = 403;

interface ListError {
  readonly message: string;
  /** Of the response, if there was one. */
  readonly status?: unknown;
}

/** Whether the platform refuses the list to this person: another try would be refused, too. */
export const isRefused = ({ data, error }: { readonly data?: unknown; readonly error: ListError | null }): boolean =>
  !data && error?.status === FORBIDDEN;

interface ListStatesProps {
  /** The state of loading. */
  readonly query: {
    readonly data?: { readonly items: readonly unknown[] } | undefined;
    readonly error: ListError | null;
    readonly isFetching: boolean;
    /** The displayed items belong to another page: the right one is loading. */
    readonly isPlaceholderData: boolean;
    refetch(): unknown;
  };
  /** The displayed items. */
  readonly items: readonly unknown[] | undefined;
  readonly skeleton: ReactNode;
  /** Title if the list failed to load. */
  readonly failed: string;
  readonly empty: EmptyStateProps;
  /** Shown if a search or filter narrows the list to nothing. */
  readonly narrowed?: NoMatchProps | false;
  /** Wraps every state but the list itself. */
  readonly frame?: ElementType<{ children: ReactNode }>;
  /** The list itself. */
  readonly children: ReactNode;
}

/** A list in any state: loaded, loading, failed, without a match, or empty. */
export function ListStates(props: ListStatesProps) {
  const { query, items, skeleton, failed, empty, narrowed, frame: Frame = Panel } = props;
  if (items && items.length > 0) return props.children;
  if (!query.data && query.error) {
    const { error, isFetching, refetch } = query;
    return (
      <Frame>
        <Failed
          title={failed}
          text={error.message}
          busy={isFetching}
          onRetry={isRefused(query) ? undefined : () => void refetch()}
        />
      </Frame>
    );
  }
  // The last items of a page are being deleted, and the next ones are not loaded yet.
  const isLeaving = query.data !== undefined && query.data.items.length > 0;
  if (!query.data || query.isPlaceholderData || isLeaving) return skeleton;
  return <Frame>{narrowed ? <NoMatch {...narrowed} /> : <EmptyState {...empty} />}</Frame>;
}
