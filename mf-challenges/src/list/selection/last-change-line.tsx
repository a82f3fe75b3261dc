import { useTranslate } from '@waymark/host-kit';
import { Button, Icon, token, VisuallyHidden } from '@waymark/ui';
import { Undo2 } from '@waymark/ui/icons';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { LastChange } from './use-bulk';

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
  readonly last: LastChange | undefined;
  readonly onUndo: (undo: number) => void;
}

/** The last change of several challenges, with the way back after its notice has gone, until it is too late for it. */
export function LastChangeLine({ last, onUndo }: LastChangeLineProps) {
  const t = useTranslate();
  const [late, setLate] = useState<number>();
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLate(last.undo), Math.max(0, Date.parse(last.until) - Date.now()));
    return () => clearTimeout(timer);
  }, [last]);
  if (!last || late === last.undo) return null;
  return (
    <Line>
      <Icon of={Undo2} />
      <p>{last.text}</p>
      <Button size="small" onClick={() => onUndo(last.undo)}>
        {t('Undo')}
        <VisuallyHidden> {t('the last change of several challenges')}</VisuallyHidden>
      </Button>
    </Line>
  );
}
