import { useReadable, useTranslate } from '@waymark/host-kit';
import { useLocation } from '@waymark/host-kit/router';
import { SkipLink } from '@waymark/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { LazyOfflineBanner } from '../live/lazy-offline-banner';
import { useAnnouncedGame } from '../live/use-announced-game';
import { useLiveSession } from '../live/use-live-session';
import { LazyOverrideBanner } from '../overrides/lazy-override-banner';
import { LazyPalette } from '../palette/lazy-palette';
import { useServices } from '../services/services-context';
import { Footer } from './footer';
import { MobileBar } from './mobile-bar';
import { useFullscreen } from './open-game';
import { SideNavigation } from './side-navigation';
import { TopBar } from './top-bar';
import { VisitorBar } from './visitor-bar';

/** An open navigation has its own column; otherwise the screen has the full width. */
const columns = css`
  @media (min-width: 600px) {
    display: grid;
    grid-template: 'bar bar' auto 'navigation screen' minmax(0, 1fr) / auto minmax(0, 1fr);
  }

  @media (min-width: 768px) {
    --page-top: 44px;
    grid-template: 'navigation screen' / var(--nav-width) minmax(0, 1fr);
  }
`;
const App = styled.div<{ $signedIn: boolean }>`
  --page-top: 52px;
  display: flex;
  flex-direction: column;
  min-block-size: 100vh;
  ${({ $signedIn }) => $signedIn && columns}
`;

const Main = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  grid-area: screen;

  > main {
    flex: 1;
    outline: none;
  }

  /* Hidden below a skeleton, because the screen would push it down. */
  > main:has([role='status'][aria-busy='true']) ~ footer {
    visibility: hidden;
  }
`;

/** The page of the builder: navigation, status line, screen, footer. */
export function Frame({ children }: { children: ReactNode }) {
  useLiveSession();
  useAnnouncedGame();
  const { me, session } = useServices();
  const signedIn = useReadable(session.signedIn);
  // Guests of a judge link may only open the monitor.
  const roams = useReadable(me).by_link !== true;
  const { pathname } = useLocation();
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const fullscreen = useFullscreen();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address means another screen: start at its top
  useEffect(() => {
    setOpen(false);
    window.scrollTo(0, 0);
    if (first.current) {
      first.current = false;
      return;
    }
    // Focusing lays the page out, as its next frame does anyway. By then the screen may have focused one of its fields.
    const before = [document.activeElement, document.body];
    requestAnimationFrame(() => {
      if (before.includes(document.activeElement)) main.current?.focus({ preventScroll: true });
    });
  }, [pathname]);

  const closeNavigation = (event: KeyboardEvent<HTMLElement>) => {
    if (!open || event.key !== 'Escape' || event.defaultPrevented) return;
    // A dialog over the page has Escape for itself, and bubbles here through React.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
    setOpen(false);
    document.querySelector<HTMLElement>('[aria-controls="navigation"]')?.focus();
  };

  if (fullscreen) return children;
  return (
    <App $signedIn={signedIn} onKeyDown={closeNavigation}>
      <SkipLink
        href="#content"
        onClick={(event) => {
          // The fragment is the screen's, so only the focus moves.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('Skip to content')}
      </SkipLink>
      {signedIn && <MobileBar open={open} roams={roams} onToggle={() => setOpen(!open)} />}
      {signedIn ? <SideNavigation open={open} roams={roams} /> : <VisitorBar />}
      <Main>
        {signedIn && <TopBar />}
        <LazyOfflineBanner />
        <LazyOverrideBanner />
        <main id="content" ref={main} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </Main>
      {signedIn && roams && <LazyPalette />}
    </App>
  );
}
