import { useTranslate } from '@waymark/host-kit';
import { BrandMark, ProgressBar } from '@waymark/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { usePage } from '../services/page-context';
import { JOKES } from './jokes';
import { JOKE_EVERY, nextJoke, nextProgress, STEP_EVERY } from './progress';

const Place = styled.div<{ $leaving: boolean }>`
  position: fixed;
  inset: 0;
  z-index: 60;
  display: grid;
  place-items: center;
  padding: var(--gutter);
  background: var(--surface-page);
  transition: opacity 180ms;
  opacity: ${({ $leaving }) => ($leaving ? 0 : 1)};
  transition-delay: ${({ $leaving }) => ($leaving ? '320ms' : '0ms')};
  pointer-events: ${({ $leaving }) => ($leaving ? 'none' : 'auto')};

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    opacity: 1;
  }
`;

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-6);
  inline-size: min(420px, 100%);
  text-align: center;

  > p {
    display: grid;
    align-content: center;
    inline-size: 100%;
    min-block-size: 48px;
    font: var(--type-16) var(--font);
    color: var(--text-soft);
    text-wrap: balance;
  }

  > [role='progressbar'] {
    inline-size: 200px;
  }
`;

/** Loading of the whole application: progress, and something to smile at ([G29]). */
export function LoadingScreen({ done }: { done: boolean }) {
  const { config } = usePage();
  const t = useTranslate();
  const { progress, joke } = useLoadingTicks(done);
  const line = progress === 0 ? 'Loading Your Adventure…' : progress === 100 ? 'Ready to Go!' : JOKES[joke ?? 0];
  return (
    <Place $leaving={done} data-progress={progress}>
      <Middle>
        <BrandMark logo={config.brand.logo} name={config.brand.name} />
        <p role="status">
          {/* A new element for each line: the same one, narrower in the middle, would count as a layout shift. */}
          <span key={line}>{t(line ?? '')}</span>
        </p>
        <ProgressBar label={t('Loading')} value={progress / 100} />
      </Middle>
    </Place>
  );
}

function useLoadingTicks(done: boolean) {
  const [progress, setProgress] = useState(0);
  const [joke, setJoke] = useState<number>();
  const begun = progress > 0;
  useEffect(() => {
    if (done) return;
    const steps = setInterval(() => setProgress(nextProgress), STEP_EVERY);
    return () => clearInterval(steps);
  }, [done]);
  useEffect(() => {
    if (done || !begun) return;
    const another = () => setJoke((shown) => nextJoke(JOKES.length, shown));
    another();
    const jokes = setInterval(another, JOKE_EVERY);
    return () => clearInterval(jokes);
  }, [done, begun]);
  return { progress: done ? 100 : progress, joke };
}
