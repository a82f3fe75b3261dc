import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import type { LazyPart } from '../overlay/lazy-part';
import { useTranslate } from '../root/ui-context';
import { Spinner } from '../text/spinner';
import { token } from '../theme/token';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: inherit;
  background: ${token.surfaceSunken};
`;

const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  block-size: 100%;
  color: ${token.textMuted};
`;

interface MapFrameProps<P> {
  readonly label: string;
  /** In pixels, or any CSS length. */
  readonly height: number | string;
  /** The map, which loads on demand. */
  readonly part: LazyPart<P>;
  readonly children: (Part: ComponentType<P>) => ReactNode;
}

/** The container of a map whose code loads on demand, with Retry if that fails. */
export function MapFrame<P>({ label, height, part, children }: MapFrameProps<P>) {
  const t = useTranslate();
  const [Part, setPart] = useState<ComponentType<P> | undefined>(part.loaded);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let alive = true;
    setFailed(false);
    part.load().then(
      (loaded) => alive && setPart(() => loaded),
      () => alive && setFailed(true),
    );
    return () => {
      alive = false;
    };
  }, [attempt]);
  return (
    <Frame role="region" aria-label={label} style={{ blockSize: typeof height === 'number' ? `${height}px` : height }}>
      {Part ? (
        children(Part)
      ) : failed ? (
        <Middle role="alert">
          {t("Couldn't load the map.")}
          <Button size="small" onClick={() => setAttempt(attempt + 1)}>
            {t('Retry')}
          </Button>
        </Middle>
      ) : (
        <Middle>
          <Spinner />
        </Middle>
      )}
    </Frame>
  );
}
