import type { ReelState } from '@waymark/contract';
import { useHost, useReelPlaying, useTranslate } from '@waymark/host-kit';
import { EmptyState, fingertip, Panel, token } from '@waymark/ui';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Film } from './film';
import { ChosenFilm, OwnReel } from './film-rows';
import { Making } from './making';
import { isShort } from './short-cards';
import { ThreeDots } from './three-dots';

const Frame = styled(Panel)`
  overflow: hidden;
  & video { display: block; inline-size: 100%; aspect-ratio: 16 / 9; background: #000; }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 16px;
  border-block-start: 1px solid ${token.line};
  & > h2 { flex: 1 1 160px; min-inline-size: 0; font: 600 ${token.type14} ${token.font}; overflow-wrap: anywhere; }
  & > h2 > a { ${fingertip} }
  @media (max-width: 480px) { & > h2 { flex-basis: 100%; } }
`;

/** A press of Play on a film; each is its own object. */
export interface Press {
  readonly film: Film;
}

interface ReelPlayerProps {
  readonly film: Film | undefined;
  /** The game's reel, which stays in reach while another film is chosen. */
  readonly own: Film | undefined;
  readonly onPlay: (film: Film) => void;
  /** The last press of Play. */
  readonly pressed: Press | undefined;
  /** Receives the video, so that others can pause it. */
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The film starts, by whatever means. */
  readonly onStart: () => void;
  /** The state of the game's reel. */
  readonly state: ReelState | undefined;
  /** Of the game's reel. */
  readonly action: ReactNode;
}

/** Plays, shares and downloads the chosen film. */
export function ReelPlayer({ film, own, onPlay, pressed, video, onStart, state, action }: ReelPlayerProps) {
  const t = useTranslate();
  const { api } = useHost();
  const address = film?.url ? api.resolve(film.url) : undefined;
  const isOther = film !== undefined && film.url !== own?.url;
  const making = state && state.state !== 'none' && <Making state={state} />;
  return (
    <Frame aria-label={t('Reel of the game')}>
      {film && address ? (
        <Projector
          key={address}
          address={address}
          name={film.name}
          poster={film.poster ? api.resolve(film.poster) : undefined}
          pressed={pressed}
          video={video}
          onStart={onStart}
        />
      ) : (
        <EmptyState
          title={t('No reel yet')}
          text={t('A reel is made of 3 or more featured submissions.')}
          mark={state && isShort(state) ? <ThreeDots featured={state.featured ?? 0} /> : null}
        />
      )}
      {isOther && (
        <Foot>
          <ChosenFilm film={film} address={address} />
        </Foot>
      )}
      {making}
      {/* The last row is always that of the game's reel, so its action keeps its state. */}
      {(!isOther || own?.url || making || action) && (
        <Foot>
          {isOther ? <OwnReel reel={own} onPlay={onPlay} /> : <ChosenFilm film={film} address={address} />}
          {action}
        </Foot>
      )}
    </Frame>
  );
}

interface ProjectorProps extends Pick<ReelPlayerProps, 'pressed' | 'video' | 'onStart'> {
  readonly address: string;
  readonly name: string | undefined;
  readonly poster: string | undefined;
}

async function start(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch {
    // Paused meanwhile, or not allowed; its controls still play it.
  }
}

/** Plays one film. Per film, because a removed video no longer reports that it has stopped. */
function Projector({ address, name, poster, pressed, video, onStart }: ProjectorProps) {
  const [isPlaying, setPlaying] = useState(false);
  useReelPlaying(isPlaying);
  useEffect(() => {
    if (!pressed || !video.current) return;
    // The cards are below, on phones a screen or more.
    video.current.scrollIntoView?.({ block: 'nearest' });
    video.current.focus({ preventScroll: true });
    void start(video.current);
  }, [pressed, video]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: a reel has music and its captions are in the picture.
    <video
      ref={video}
      // Not every browser focuses a video by itself.
      tabIndex={0}
      src={address}
      poster={poster}
      controls
      playsInline
      preload="none"
      aria-label={name}
      onPlay={() => {
        setPlaying(true);
        onStart();
      }}
      onPause={() => setPlaying(false)}
    />
  );
}
