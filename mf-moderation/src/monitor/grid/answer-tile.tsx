import type { Answer } from '@waymark/contract';
import { HEIR, useHost, useNow, useReadable, useTranslate } from '@waymark/host-kit';
import { Checkbox, relativeMoment, token, VisuallyHidden } from '@waymark/ui';
import styled from 'styled-components';
import { AnswerThumb } from '../../media/answer-thumb';
import { AnswerBadges } from '../../review/answer-badges';
import { isReviewable } from '../../review/decision';

const Tile = styled.li`
  position: relative;
  padding: 1px 1px 8px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
  &[data-selected] { border-color: ${token.accentEdge}; box-shadow: inset 0 0 0 1px ${token.accentEdge}; }
  & > [data-tick] {
    position: absolute;
    z-index: 1;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    padding: 3px 5px;
    border-radius: ${token.radiusControl};
    background: ${token.surfaceOnPicture};
  }
  & > [data-tick] > label { gap: 0; }
  /* The target of 44 px extends past its plate. */
  @media (pointer: coarse) {
    & > [data-tick] { inset-block-start: 8px; inset-inline-end: 8px; inline-size: 28px; block-size: 28px; padding: 0; }
    & > [data-tick] > label { margin: -8px; }
  }
  & > p { display: flex; justify-content: space-between; gap: 8px; padding: 6px 10px 0; font: ${token.type13} ${token.font}; }
  & > p > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > p > span:last-child { flex: none; font-variant-numeric: tabular-nums; }
  & > p + p { padding-block-start: 0; color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
  & > div:last-child { padding: 6px 10px 0; }
`;

const Open = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 0;
  background: none;
`;

/** Props of AnswerTile. */
export interface AnswerTileProps {
  readonly answer: Answer;
  readonly isSelected: boolean;
  readonly onSelect: (isIn: boolean) => void;
  readonly onOpen: () => void;
}

/** One answer of the grid. */
export function AnswerTile({ answer, isSelected, onSelect, onOpen }: AnswerTileProps) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const now = useNow();
  const who = answer.team?.name ?? t('Team hidden');
  const what = answer.task?.name ?? '';
  const name = t('{team}: {challenge}', { team: who, challenge: what });
  return (
    <Tile {...(isSelected ? { 'data-selected': '' } : {})}>
      {isReviewable(answer) && (
        <span data-tick="">
          <Checkbox
            label={<VisuallyHidden>{t('Select {name}', { name })}</VisuallyHidden>}
            checked={isSelected}
            onChange={onSelect}
          />
        </span>
      )}
      <Open type="button" data-opens="" aria-label={t('Open {name}', { name })} onClick={onOpen} {...HEIR}>
        <AnswerThumb answer={answer} />
      </Open>
      <p>
        <span dir="auto">{who}</span>
        <span>{answer.points ?? 0}</span>
      </p>
      <p>
        <span dir="auto">{what}</span>
        <span>{answer.created_at ? relativeMoment(answer.created_at, now, language) : ''}</span>
      </p>
      <div>
        <AnswerBadges answer={answer} />
      </div>
    </Tile>
  );
}
