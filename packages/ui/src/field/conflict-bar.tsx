import { type ReactNode, useEffect, useId } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { Avatar } from '../media/avatar';
import { AnchoredView } from '../panel/anchored-view';
import { useTranslate } from '../root/ui-context';
import { token } from '../theme/token';
import { useAnnouncer } from '../voice/use-announcer';

/** Props of ConflictBar. */
export interface ConflictBarProps {
  /** The field whose lower edge the bar joins; without it, the bar stands alone. */
  readonly children?: ReactNode;
  /** The field's label on the screen. */
  readonly label: string;
  /** Who changed it; absent if unknown. */
  readonly person?: string | undefined;
  /** The local and the stored value as text. Absent if nobody else changed the field. */
  readonly clash: { readonly mine: string; readonly theirs: string } | undefined;
  readonly onKeepMine: () => void;
  readonly onUseTheirs: () => void;
}

const Frame = styled.div<{ $clash: boolean }>`
  min-inline-size: 0;
  ${({ $clash }) =>
    $clash &&
    `
    & [data-field-note=''] { display: none; }
    & [data-field-box] { border-color: ${token.warning}; border-end-start-radius: 0; border-end-end-radius: 0; }
  `}
`;

/** A field of one box with nothing wrong: the bar hangs on it, in the place of the line below it. */
const HANGS =
  "[data-field]:has(> div > [data-field-box], > div > div > [data-field-box]):not(:has([data-field-note='error']))";

const Bar = styled.div<{ $alone: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  min-block-size: 40px;
  padding-block: 5px;
  padding-inline: 12px 6px;
  border: 1px solid ${token.warningLine};
  ${({ $alone }) =>
    $alone
      ? `margin-block-start: 4px; border-radius: ${token.radiusControl};`
      : `border-block-start: 0; border-radius: 0 0 ${token.radiusControl} ${token.radiusControl};`}
  background: ${token.warningSubtle};
  font: ${token.type13} ${token.font};
  ${HANGS} & {
    margin-block-start: 0;
    border-block-start: 0;
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  ${HANGS}:has(&) [data-field-note] { display: none; }
  ${HANGS}:has(&) [data-field-box] { border-color: ${token.warning}; border-end-start-radius: 0; border-end-end-radius: 0; }
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

/** Long texts are truncated: the bar distinguishes values, the field shows them. */
const MOST = 120;
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST).trimEnd()}…` : text);

/**
 * Shown below a field that somebody else changed too, with both values. It takes no focus and covers nothing, and is
 * announced once.
 */
export function ConflictBar({ children, label, person, clash, onKeepMine, onUseTheirs }: ConflictBarProps) {
  const t = useTranslate();
  const announce = useAnnouncer();
  const id = useId();
  const theirs = clash && (short(clash.theirs) || t('nothing'));
  const words = theirs === undefined ? '' : conflictText(t, person, label, theirs);
  useEffect(() => {
    if (words) announce(words, `conflict ${id}`);
  }, [words, announce, id]);
  return (
    <AnchoredView of={clash !== undefined}>
      <Frame $clash={clash !== undefined}>
        {children}
        {clash && (
          <Bar role="group" aria-labelledby={id} $alone={children === undefined}>
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
        )}
      </Frame>
    </AnchoredView>
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
