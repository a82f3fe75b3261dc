import { type CalendarDateTime, today } from '@internationalized/date';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Ui } from '../root/ui-context';
import { ownFormat } from './own-format';
import { readTyped } from './typed-moment';

/** Unreadable text is marked after this pause: half a word isn't a mistake yet. */
const TYPING_PAUSE = 600;

/** The popup's moment, as typed on its line. */
export interface Typed {
  readonly text: string;
  /** Unreadable, and the person has stopped typing or tried to accept it. */
  readonly wrong: boolean;
  readonly line: RefObject<HTMLInputElement | null>;
  readonly type: (text: string) => void;
  /** Empties the line, for a moment chosen elsewhere. */
  readonly clear: () => void;
  /** False if the text is unreadable: the line is then marked and focused. */
  readonly settle: () => boolean;
}

interface TypedOptions {
  /** The chosen moment, if any. */
  readonly chosen: CalendarDateTime | undefined;
  /** Shown until one is chosen. */
  readonly first: CalendarDateTime;
  readonly zone: string;
  readonly ui: Ui;
  /** Called at every key; unreadable text restores what was chosen before typing. */
  readonly onRead: (moment: CalendarDateTime | undefined) => void;
}

/** The text of the popup's line and the moment it means. */
export function useTyped({ chosen, first, zone, ui, onRead }: TypedOptions): Typed {
  const [text, setText] = useState('');
  // Text is interpreted relative to the moment before typing, not to its own effect.
  const [before, setBefore] = useState(chosen);
  const [told, setTold] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  const t = ui.translate;
  const read = (words: string, now = first): CalendarDateTime | undefined =>
    readTyped(words, {
      language: ownFormat(ui.language),
      now,
      today: today(zone),
      words: { today: t('today'), tomorrow: t('tomorrow') },
    });
  const unread = text.trim() !== '' && read(text, before) === undefined;
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(() => setTold(true), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  const type = (words: string): void => {
    const start = text === '' ? chosen : before;
    setBefore(start);
    setText(words);
    setTold(false);
    onRead(read(words, start) ?? start);
  };
  const settle = (): boolean => {
    if (!unread) return true;
    setTold(true);
    line.current?.focus();
    return false;
  };
  return { text, wrong: unread && told, line, type, clear: () => setText(''), settle };
}
