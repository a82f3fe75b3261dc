import {
  type Answer,
  type AnswerMediaKind,
  answerMedia,
  answerThumb,
  isProcessing,
  TASK_TYPE,
} from '@waymark/contract';
import { useHost } from '@waymark/host-kit';
import { Icon, Img, Spinner, token } from '@waymark/ui';
import { Play, QrCode, Type, Video, Volume2 } from '@waymark/ui/icons';
import styled from 'styled-components';
import { DARK_VEIL, ON_DARK } from './dark';

const Face = styled.span`
  position: relative;
  display: block;
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${token.radiusControl};
  background: ${token.surfaceSunken};
`;

const Words = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  inline-size: 100%;
  block-size: 100%;
  padding: 6px;
  overflow: hidden;
  color: ${token.textSoft};
  font: 500 12px/15px ${token.font};
  text-align: center;
  & > span:last-child {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: 5px;
  inset-inline-start: 5px;
  display: inline-grid;
  place-items: center;
  inline-size: 18px;
  block-size: 18px;
  border-radius: 9px;
  background: ${DARK_VEIL};
  color: ${ON_DARK};
`;

/** The thumbnail of an answer: photo, video still or text. Fills the width of a link or button that has a name. */
export function AnswerThumb({ answer }: { readonly answer: Answer }) {
  const { api } = useHost();
  const src = answerThumb(answer);
  const kind = answerMedia(answer)?.kind;
  return (
    <Face aria-hidden>
      {src ? (
        <Img src={api.resolve(src)} alt="" width="100%" height="100%" />
      ) : (
        <Words>
          {isProcessing(answer) ? <Spinner /> : <Icon of={iconOf(kind, answer)} size={14} />}
          {answer.comment && <span>{answer.comment}</span>}
        </Words>
      )}
      {(kind === 'video' || kind === 'gif') && (
        <Mark>
          <Icon of={Play} size={12} />
        </Mark>
      )}
    </Face>
  );
}

function iconOf(kind: AnswerMediaKind | undefined, { type }: Answer) {
  if (kind) return kind === 'audio' ? Volume2 : Video;
  return type === TASK_TYPE.qrCode ? QrCode : Type;
}
