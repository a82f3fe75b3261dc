import { useTranslate } from '@waymark/host-kit';
import { Banner, Bone, Button, Skeleton } from '@waymark/ui';
import type { ReactNode } from 'react';

interface LoadedPartProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    /** What is there is of another part of the game. */
    readonly isPlaceholderData?: boolean;
    readonly refetch: () => unknown;
  };
  /** What is said if it could not be loaded. */
  readonly failed: string;
  /** Height while it is loaded, in pixels. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/**
 * What is loaded, in whatever state it is. Old data stays on screen when a later load fails; while another part of the game is
 * on its way, nothing can be taken away from the old one.
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
