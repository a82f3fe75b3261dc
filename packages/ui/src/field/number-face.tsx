import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { hiddenFromSight } from '../text/visually-hidden';
import { type FieldFix, FieldNote } from './field-note';
import { FieldBox, FieldInput, FieldLabel, FieldRoot, FieldTail } from './field-styles';
import type { useNumberDraft } from './number-draft';
import { isSaveKey } from './save-key';

/** Props of every number field. */
export interface NumberFaceProps {
  readonly label: string;
  /** Shown instead of the label if the context explains the rest. */
  readonly shortLabel?: string | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly fix?: FieldFix | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
}

interface DraftProps extends NumberFaceProps {
  readonly draft: ReturnType<typeof useNumberDraft>;
  /** Step of Page Up and Page Down. */
  readonly pageStep?: number;
  /** Number of buttons at its end. */
  readonly steps?: number;
  /** Whether everything is selected on focus. */
  readonly selected?: boolean;
  /** Attributes of a spin button. */
  readonly spin?: object | undefined;
}

/** In a narrow field there is no room for a save mark's text; its icon, Retry and the line below remain. */
const Root = styled(FieldRoot)<{ $steps: number }>`
  ${({ $steps }) => $steps > 0 && 'container: number / inline-size;'}
  @container number (max-width: 280px) { & [data-save-mark] > [data-words] { ${hiddenFromSight} } }
  @container number (max-width: 220px) { & [data-save-mark]:has(> button) > [data-icon] { display: none; } }
`;
/** Four digits always fit; in a narrow field the buttons shrink. */
const Entry = styled(FieldInput)`min-inline-size: 60px;`;
const NarrowTail = styled(FieldTail)`min-inline-size: 0;`;
/** Ends where the buttons start. */
const Label = styled(FieldLabel)<{ $steps: number }>`
  ${({ $steps }) =>
    $steps > 0 &&
    `max-inline-size: calc(100% - ${20 + 28 * $steps}px - var(--help-room, 0px));
     @media (pointer: coarse) { max-inline-size: calc(100% - ${20 + 44 * $steps}px - var(--help-room, 0px)); }
     @container number (max-width: 220px) { @media (pointer: coarse) { max-inline-size: calc(100% - 64px - var(--help-room, 0px)); } }`}
`;

/** The input of a number, with label, note and keys. */
export function NumberFace({
  label,
  shortLabel,
  draft,
  pageStep = 0,
  steps = 0,
  selected = false,
  spin,
  help,
  error,
  fix,
  tail,
  disabled = false,
  name,
  id,
}: DraftProps) {
  const own = useId();
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter and arrows belong to an IME composition until it ends.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || isSaveKey(event)) draft.commit();
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: pageStep, PageDown: -pageStep }[event.key] ?? 0;
    if (by === 0) return;
    event.preventDefault();
    draft.step(by);
  };
  return (
    <Root $steps={steps}>
      <FieldBox $tone={error ? 'error' : 'plain'} $off={disabled}>
        <Label htmlFor={id ?? own} $steps={steps}>
          {shortLabel ?? label}
        </Label>
        <Entry
          id={id ?? own}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={draft.shown}
          placeholder=" "
          disabled={disabled}
          aria-label={shortLabel && label}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${own}-note`}
          {...spin}
          onFocus={(event) => {
            draft.enter();
            if (selected) event.currentTarget.select();
          }}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onBlur={draft.commit}
          onKeyDown={keys}
        />
        {tail && <NarrowTail>{tail}</NarrowTail>}
      </FieldBox>
      <FieldNote id={`${own}-note`} error={error} fix={fix} help={help} />
    </Root>
  );
}
