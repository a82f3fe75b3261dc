import type { AnswerMedia } from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import type { Ref } from 'react';
import styled from 'styled-components';
import { DARK } from './dark';

/** Height of an answer's video in pixels, wherever answers are shown. */
export const VIDEO_HEIGHT = 264;

const Frame = styled.video`
  display: block;
  block-size: ${VIDEO_HEIGHT}px;
  max-inline-size: 100%;
  background: ${DARK};
  object-fit: contain;
`;

/** Props of Film. */
export interface FilmProps {
  readonly media: AnswerMedia;
  /** Describes the video. */
  readonly label: string;
  readonly ref?: Ref<HTMLVideoElement>;
  /** Muted and looping, started from outside. */
  readonly silent?: boolean;
}

/** An answer's video, in every available format. */
export function Film({ media, label, ref, silent = false }: FilmProps) {
  const { api } = useHost();
  const { urls, poster } = media;
  return (
    <Frame
      ref={ref}
      key={urls.join()}
      aria-label={label}
      controls
      playsInline
      muted={silent}
      loop={silent}
      preload={silent ? 'none' : 'metadata'}
      height={VIDEO_HEIGHT}
      poster={poster && api.resolve(poster)}
    >
      {urls.map((url) => (
        <source key={url} src={api.resolve(url)} type={typeOf(url)} />
      ))}
    </Frame>
  );
}

/** The MIME type by file extension; undefined if unknown. */
function typeOf(url: string): string | undefined {
  const [, extension] = /\.(mp4|webm)(?:[?#]|$)/i.exec(url) ?? [];
  return extension && `video/${extension.toLowerCase()}`;
}
