import { useTranslate } from '@waymark/host-kit';
import { Button, Icon, token, VisuallyHidden } from '@waymark/ui';
import { Undo2 } from '@waymark/ui/icons';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { MadeChange } from './use-bulk';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block: 4px;
  padding-inline: 16px 4px;
  border: 1px dashed ${token.lineStrong};
  border-radius: ${token.radiusPanel};
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  & > p { flex: 1; min-inline-size: 0; }
`;

interface LastChangeLineProps {
  /** The latest first. */
  readonly changes: readonly MadeChange[];
  readonly onUndo: (undo: number) => void;
}

/**
 * The last bulk change with Undo, after its notice has disappeared and until it expires. Once undone, the previous one
 * is shown.
 */
export function LastChangeLine({ changes, onUndo }: LastChangeLineProps) {
  const t = useTranslate();
  const now = useNowUntil(changes);
  const waiting = changes.filter(({ until }) => Date.parse(until) > now);
  const [last, ...earlier] = waiting;
  if (!last) return null;
  const n = earlier.length;
  return (
    <Line>
      <Icon of={Undo2} />
      <p>
        {last.text}
        {n > 0 && ` ${n === 1 ? t('1 earlier change.') : t('{n} earlier changes.', { n })}`}
      </p>
      <Button size="small" onClick={() => onUndo(last.undo)}>
        {t('Undo')}
        <VisuallyHidden> {t('the last change of several challenges')}</VisuallyHidden>
      </Button>
    </Line>
  );
}

/** The time, updated whenever one of the changes expires. */
function useNowUntil(changes: readonly MadeChange[]): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ends = changes.map(({ until }) => Date.parse(until)).filter((end) => end > now);
    if (ends.length === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Math.min(...ends) - Date.now()));
    return () => clearTimeout(timer);
  }, [changes, now]);
  return now;
}
