import { type Answer, answerMedia, isProcessing } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { Img } from '@waymark/ui';
import type { CSSProperties, Ref } from 'react';
import styled from 'styled-components';
import { answerAlt } from './answer-words';
import { Film } from './film';
import { Processing } from './processing';
import { TextAnswer } from './text-answer';

/** Reserves the picture's space before it loads, to avoid layout shift. */
const Room = styled.div`
  inline-size: 100%;
  max-block-size: min(70vh, 640px);
  overflow: hidden;
  &[data-fills] { block-size: 100%; max-block-size: none; }
`;

const Sound = styled.audio`
  inline-size: min(100%, 480px);
  margin: auto;
`;

/** Props of AnswerMediaView. */
export interface AnswerMediaViewProps {
  readonly answer: Answer;
  /** Fills its container instead of sizing to the picture. */
  readonly fills?: boolean;
  /** Its video, or its sound, which has the same controls. */
  readonly film?: Ref<HTMLVideoElement>;
  /** The video is started from outside, muted. */
  readonly silent?: boolean;
}

/** An answer's photo, video, audio or text, or a note that it isn't ready. */
export function AnswerMediaView({ answer, fills = false, film, silent = false }: AnswerMediaViewProps) {
  const { api } = useHost();
  const t = useTranslate();
  if (isProcessing(answer)) return <Processing />;
  const media = answerMedia(answer);
  if (!media) return <TextAnswer answer={answer} />;
  const alt = answerAlt(answer, t);
  const [url = ''] = media.urls;
  const ref = film ? { ref: film } : {};
  // A sound in view doesn't play on its own.
  if (media.kind === 'audio')
    return <Sound controls preload="none" src={api.resolve(url)} aria-label={alt} {...(silent ? {} : ref)} />;
  if (media.kind === 'video') return <Film media={media} label={alt} silent={silent} {...ref} />;
  const room: CSSProperties = fills ? {} : { aspectRatio: `${media.width ?? 4} / ${media.height ?? 3}` };
  return (
    <Room style={room} {...(fills ? { 'data-fills': '' } : {})}>
      <Img src={api.resolve(url)} alt={alt} width="100%" height="100%" fit={fills ? 'contain' : 'cover'} />
    </Room>
  );
}
