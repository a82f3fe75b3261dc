import { useTranslate } from '@waymark/host-kit';
import { Banner, Bone, Button, Skeleton } from '@waymark/ui';
import type { ReactNode } from 'react';

interface LoadedPartProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    /** Whether the data still belongs to other filters. */
    readonly isPlaceholderData?: boolean;
    readonly refetch: () => unknown;
  };
  /** The message if it failed to load. */
  readonly failed: string;
  /** Height while loading, in pixels. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/**
 * Loaded data in any state. Old data stays on screen when a reload fails; while new filters load, it can't be exported.
 */
export function LoadedPart<Data>({ query, failed, height, children }: LoadedPartProps<Data>) {
  const t = useTranslate();
  if (query.data !== undefined) {
    const isOther = query.isPlaceholderData === true;
    return (
      <div inert={isOther} aria-busy={isOther}>
        {children(query.data)}
      </div>
    );
  }
  if (!query.error) {
    return (
      <Skeleton>
        <Bone $height={height} />
      </Skeleton>
    );
  }
  const retry = (
    <Button busy={query.isFetching} onClick={() => void query.refetch()}>
      {t('Retry')}
    </Button>
  );
  return (
    <Banner tone="warning" action={retry}>
      {failed}
    </Banner>
  );
}
