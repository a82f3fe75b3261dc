import { type CalendarDateTime, today } from '@internationalized/date';
import { type KeyboardEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { useTranslate, useUi } from '../root/ui-context';
import { token } from '../theme/token';
import { ownFormat } from './own-format';
import { readTyped } from './typed-moment';

/** Props of TypedEntry. */
export interface TypedEntryProps {
  readonly draft: CalendarDateTime;
  readonly zone: string;
  readonly onRead: (moment: CalendarDateTime) => void;
  /** Enter with understood text. */
  readonly onDone: () => void;
}

const Line = styled.div`
  display: grid;
  margin: -8px -8px 8px;
  padding: 8px;
  border-block-end: 1px solid ${token.line};
  & > input {
    inline-size: 100%;
    min-block-size: 32px;
    padding: 4px 8px;
    border: 1px solid ${token.lineControl};
    border-radius: 5px;
    background: ${token.fieldBg};
    &[aria-invalid] { border-color: ${token.danger}; }
    @media (max-width: 767px) { font-size: 16px; }
    @media (pointer: coarse) { min-block-size: 44px; }
  }
`;

/** A line for typing instead: "18:00", "tomorrow 18:00", "24 Dec 9:30". Calendar and time follow. */
export function TypedEntry({ draft, zone, onRead, onDone }: TypedEntryProps) {
  const t = useTranslate();
  const { language } = useUi();
  const id = useId();
  const [text, setText] = useState('');
  // Typed text is interpreted relative to the moment before typing, not to its own effect.
  const [before, setBefore] = useState(draft);
  const read = (words: string): CalendarDateTime | undefined =>
    readTyped(words, {
      language: ownFormat(language),
      now: before,
      today: today(zone),
      words: { today: t('today'), tomorrow: t('tomorrow') },
    });
  const type = (words: string): void => {
    setText(words);
    const moment = read(words);
    if (moment) onRead(moment);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (read(text)) onDone();
  };
  const unread = text.trim().length > 3 && read(text) === undefined;
  return (
    <Line>
      <input
        id={id}
        dir="auto"
        autoComplete="off"
        aria-label={t('Type a date or time')}
        placeholder={t('For instance: tomorrow 18:00')}
        value={text}
        aria-invalid={unread || undefined}
        onFocus={() => setBefore(draft)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={keys}
      />
    </Line>
  );
}
