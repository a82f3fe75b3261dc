import { EmptyState, type EmptyStateProps, Failed, NoMatch, type NoMatchProps, Panel } from '@waymark/ui';
import type { ElementType, ReactNode } from 'react';

interface ListStatesProps {
  /** How loading stands. */
  readonly query: {
    readonly data?: { readonly items: readonly unknown[] } | undefined;
    readonly error: { readonly message: string } | null;
    readonly isFetching: boolean;
    /** What is on view belongs to another page: the right one is on its way. */
    readonly isPlaceholderData: boolean;
    refetch(): unknown;
  };
  /** What is on view. */
  readonly items: readonly unknown[] | undefined;
  readonly skeleton: ReactNode;
  /** Title where the list did not load. */
  readonly failed: string;
  readonly empty: EmptyStateProps;
  /** What narrows the list, if anything does. */
  readonly narrowed?: NoMatchProps | false;
  /** What is around anything but the list itself. */
  readonly frame?: ElementType<{ children: ReactNode }>;
  /** The list itself. */
  readonly children: ReactNode;
}

/** A list in whichever state it is: there, on its way, failed, without a match, or empty. */
export function ListStates(props: ListStatesProps) {
  const { query, items, skeleton, failed, empty, narrowed, frame: Frame = Panel } = props;
  if (items && items.length > 0) return props.children;
  if (!query.data && query.error) {
    const { error, isFetching, refetch } = query;
    return (
      <Frame>
        <Failed title={failed} text={error.message} busy={isFetching} onRetry={() => void refetch()} />
      </Frame>
    );
  }
  // The last items of a page are being deleted, and the next ones are not here yet.
  const isLeaving = query.data !== undefined && query.data.items.length > 0;
  if (!query.data || query.isPlaceholderData || isLeaving) return skeleton;
  return <Frame>{narrowed ? <NoMatch {...narrowed} /> : <EmptyState {...empty} />}</Frame>;
}
