import { type ComponentType, use, useState } from 'react';

/**
 * A screen whose code is fetched when it is first shown. A failed fetch is forgotten, so that drawing it again (Retry of
 * the boundary) fetches again; React.lazy would remember the failure for good.
 */
export function lazyScreen<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> & { preload(): void } {
  let loading: Promise<ComponentType<P>> | undefined;
  const start = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  function LazyScreen(props: P) {
    const [Screen] = useState(start);
    const Loaded = use(Screen);
    return <Loaded {...props} />;
  }
  return Object.assign(LazyScreen, { preload: () => void start().catch(() => undefined) });
}
