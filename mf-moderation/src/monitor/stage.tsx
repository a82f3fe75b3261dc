import { type Answer, answerMedia, hasAnswerMedia } from '@waymark/contract';
import { useShortcut, useTranslate } from '@waymark/host-kit';
import { Badge, Icon, Kbd, Tip } from '@waymark/ui';
import { ChevronLeft, ChevronRight, Eye, MapPin, Maximize2, RefreshCw, RotateCw } from '@waymark/ui/icons';
import { type RefObject, useRef, useState } from 'react';
import { AnswerMediaView } from '../media/answer-media';
import { isText } from '../media/answer-words';
import { useWhere } from '../media/use-where';
import { Caption, Edge, Figure, Over, OverButton, StageColumn } from './stage-styles';
import { isClaimed } from './use-position';
import { useSwipe } from './use-swipe';

/** Props of Stage. */
export interface StageProps {
  readonly answer: Answer;
  readonly me: number | undefined;
  readonly film: RefObject<HTMLVideoElement | null>;
  /** Steps to the previous or next answer; absent for a single answer. */
  readonly onStep?: (by: 1 | -1) => void;
  /** Regenerates its media; absent without permission. */
  readonly onRegenerate?: (() => void) | undefined;
  readonly isRegenerating?: boolean;
}

const QUARTER = 90;

/** One large answer, with rotate, full screen and regenerate. */
export function Stage({ answer, me, film, onStep, onRegenerate, isRegenerating = false }: StageProps) {
  const t = useTranslate();
  const figure = useRef<HTMLElement>(null);
  const [turned, setTurned] = useState({ id: answer.id, by: 0 });
  const by = turned.id === answer.id ? turned.by : 0;
  const swipe = useSwipe((step) => onStep?.(step));
  const [k, j] = [useShortcut('k'), useShortcut('j')];
  const kind = answerMedia(answer)?.kind;
  const isPicture = kind === 'photo' || kind === 'gif';
  const where = useWhere(answer);
  const who = isClaimed(answer, me) ? answer.claim?.user?.name || t('Someone else') : undefined;
  return (
    <StageColumn aria-label={t('Answer')}>
      <Figure ref={figure} {...(hasAnswerMedia(answer.type ?? 0) ? {} : { 'data-words': '' })} {...swipe}>
        <div data-media="">
          <div data-turn="" style={{ rotate: `${by}deg` }}>
            <AnswerMediaView answer={answer} film={film} fills />
          </div>
        </div>
        <Over>
          <span>
            {who && (
              <Badge tone="picture" icon={Eye}>
                <span>{t('{name} is looking at this', { name: who })}</span>
              </Badge>
            )}
            {!who && where && (
              <Badge tone="picture" icon={MapPin}>
                <span>{where}</span>
              </Badge>
            )}
          </span>
          {onRegenerate && hasAnswerMedia(answer.type ?? 0) && (
            <Tip text={t('Regenerate media')}>
              <OverButton
                type="button"
                aria-label={t('Regenerate media')}
                disabled={isRegenerating || answer.regenerate === true}
                onClick={onRegenerate}
              >
                <Icon of={RefreshCw} />
              </OverButton>
            </Tip>
          )}
          {isPicture && (
            <Tip text={t('Rotate')}>
              <OverButton
                type="button"
                aria-label={t('Rotate')}
                onClick={() => setTurned({ id: answer.id, by: by + QUARTER })}
              >
                <Icon of={RotateCw} />
              </OverButton>
            </Tip>
          )}
          {isPicture && (
            <Tip text={t('Enlarge')}>
              <OverButton
                type="button"
                aria-label={t('Enlarge')}
                onClick={() => void figure.current?.requestFullscreen?.()}
              >
                <Icon of={Maximize2} />
              </OverButton>
            </Tip>
          )}
        </Over>
        {onStep && (
          <>
            <Edge $side="start" type="button" aria-label={t('Previous answer')} onClick={() => onStep(-1)}>
              <Icon of={ChevronLeft} size={20} flip />
              {k && <Kbd aria-hidden>K</Kbd>}
            </Edge>
            <Edge $side="end" type="button" aria-label={t('Next answer')} onClick={() => onStep(1)}>
              <Icon of={ChevronRight} size={20} flip />
              {j && <Kbd aria-hidden>J</Kbd>}
            </Edge>
          </>
        )}
      </Figure>
      {answer.comment && !isText(answer) && <Caption dir="auto">{t('“{answer}”', { answer: answer.comment })}</Caption>}
    </StageColumn>
  );
}
