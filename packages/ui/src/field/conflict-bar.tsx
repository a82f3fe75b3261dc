import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { Avatar } from '../media/avatar';
import { useTranslate } from '../root/ui-context';
import { token } from '../theme/token';
import { useAnnouncer } from '../voice/use-announcer';
import { hangOnField } from './hang-on-field';

/** Props of ConflictBar. */
export interface ConflictBarProps {
  /** The field's label on the screen. */
  readonly label: string;
  /** Who changed it; absent if unknown. */
  readonly person?: string | undefined;
  /** The local and the stored value as text. */
  readonly clash: { readonly mine: string; readonly theirs: string };
  readonly onKeepMine: () => void;
  readonly onUseTheirs: () => void;
}

/** Takes no room: nothing moves when the bar comes and goes. */
const Anchor = styled.div`position: relative; block-size: 0;`;

const Bar = styled.div`
  position: absolute;
  z-index: 3;
  inset-inline: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-block-size: 40px;
  padding-block: 5px;
  padding-inline: 12px 6px;
  border: 1px solid ${token.warningLine};
  border-radius: ${token.radiusControl};
  background: ${token.warningSubtle};
  box-shadow: ${token.shadowRaised};
  font: ${token.type13} ${token.font};
  &[data-hangs] { border-block-start: 0; border-start-start-radius: 0; border-start-end-radius: 0; }
  [data-field]:has(&) [data-field-box] { border-color: ${token.warning}; }
  [data-field]:has(&[data-hangs]) [data-field-box] { border-end-start-radius: 0; border-end-end-radius: 0; }
  & > p { flex: 1 1 200px; min-inline-size: 0; overflow-wrap: anywhere; text-wrap: pretty; }
  & > p > b { font-weight: 600; }
  & > p > span { display: block; color: ${token.textSoft}; font: ${token.type12} ${token.font}; }
  & > button { flex: none; }
  @media (max-width: 767px) {
    padding-inline: 12px;
    /* The words take what the face leaves of the first line. */
    & > p { flex-basis: calc(100% - 28px); }
    & > button { flex: 1 1 40%; min-block-size: 44px; }
  }
`;

/** Long texts are truncated, between code points: the bar distinguishes values, the field shows them. */
const MOST = 120;
const short = (text: string): string => {
  const letters = Array.from(text);
  return letters.length > MOST ? `${letters.slice(0, MOST).join('').trimEnd()}…` : text;
};

/**
 * Shown below a field that somebody else changed too, with both values. It takes no focus, moves nothing and does not
 * cover what is being typed in. Announced once.
 */
export function ConflictBar({ label, person, clash, onKeepMine, onUseTheirs }: ConflictBarProps) {
  const t = useTranslate();
  const announce = useAnnouncer();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const words = conflictText(t, person, label, short(clash.theirs) || t('nothing'));
  useEffect(() => announce(words, `conflict ${id}`), [words, announce, id]);
  useLayoutEffect(() => (bar.current ? hangOnField(bar.current) : undefined), []);
  return (
    <Anchor>
      <Bar ref={bar} role="group" aria-labelledby={id}>
        {person && <Avatar name={person} size={20} />}
        <p id={id}>
          {words}
          <span>{t('Your version: {value}', { value: short(clash.mine) || t('nothing') })}</span>
        </p>
        <Button size="small" onClick={onKeepMine}>
          {t('Keep mine')}
        </Button>
        <Button size="small" onClick={onUseTheirs}>
          {t('Use theirs')}
        </Button>
      </Bar>
    </Anchor>
  );
}

function conflictText(
  t: ReturnType<typeof useTranslate>,
  person: string | undefined,
  field: string,
  value: string,
): string {
  return person
    ? t('{person} changed {field} to “{value}”', { person, field, value })
    : t('{field} was changed to “{value}”', { field, value });
}
