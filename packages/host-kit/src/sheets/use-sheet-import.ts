import { type CallOptions, Intent, isApiFailure, reasonOf } from '@waymark/client';
import { type ApiFailure, SHEET_MOST_BYTES, SHEET_WORDS } from '@waymark/contract';
import { useMounted, useTranslate } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { useHost } from '../host-context';

/** Messages shown here instead of above the page. */
const HANDLED = [400, 402, 403, 404, 413, 422, 429, 'none'] as const;

/** The file was moved or changed after it was chosen. */
const UNREAD = Symbol('unread');

/** The options of an import: the mapping of columns, and choices about rows. */
export type SheetWish<Choices> = Choices & { readonly file: File; readonly columns?: readonly string[] };

/** The calls of an import. */
export interface SheetCalls<Choices, Preview, Done> {
  /** Previews the import. */
  look(wish: SheetWish<Choices>, options: CallOptions): Promise<Preview>;
  /** Runs the import. */
  take(wish: SheetWish<Choices>, options: CallOptions): Promise<Done>;
  /** The action's name for failure messages. */
  readonly doing: string;
}

/** State of an import. */
export interface SheetImport<Choices, Preview, Done> {
  readonly file: File | undefined;
  /** The preview; the previous one while a new one loads. */
  readonly preview: Preview | undefined;
  readonly looking: boolean;
  readonly importing: boolean;
  /** Why the file cannot be used, or was not imported. */
  readonly wrong: string | undefined;
  /** The answer behind it, if the server refused. */
  readonly refusal: ApiFailure | undefined;
  readonly choices: Choices;
  /** Chooses a file, with options about its rows. */
  choose(file: File, choices: Choices): void;
  /** Maps the columns. */
  map(columns: readonly string[]): void;
  decide(choices: Choices): void;
  /** Starts over with another file. */
  drop(): void;
  /**
   * @returns the result; undefined if nothing was imported, with the reason in the state
   */
  run(): Promise<Done | undefined>;
}

/** Imports a spreadsheet: a file is chosen, previewed after every change of options, and imported. */
export function useSheetImport<Choices extends object, Preview, Done>(
  calls: SheetCalls<Choices, Preview, Done>,
  initial: Choices,
): SheetImport<Choices, Preview, Done> {
  const { errors, notices } = useHost();
  const t = useTranslate();
  const isOpen = useMounted();
  const [intent] = useState(() => new Intent());
  const latest = useRef(calls);
  const [wish, setWish] = useState<SheetWish<Choices>>();
  const [choices, setChoices] = useState(initial);
  const [preview, setPreview] = useState<Preview>();
  const [looking, setLooking] = useState(false);
  const [importing, setImporting] = useState(false);
  const [wrong, setWrong] = useState<string | ApiFailure | typeof UNREAD>();

  useEffect(() => {
    latest.current = calls;
  });
  useEffect(() => {
    setLooking(wish !== undefined);
    if (!wish) return;
    const own = new AbortController();
    setWrong(undefined);
    latest.current
      .look(wish, { handles: HANDLED, signal: own.signal })
      .then(setPreview)
      .catch((error: unknown) => {
        if (own.signal.aborted) return;
        setWrong(isApiFailure(error) ? error : UNREAD);
      })
      .finally(() => {
        if (!own.signal.aborted) setLooking(false);
      });
    return () => own.abort();
  }, [wish]);

  const refuse = (words: string): void => {
    setWish(undefined);
    setPreview(undefined);
    setWrong(words);
  };
  const textOf = (refused: string | ApiFailure | typeof UNREAD): string => {
    if (refused === UNREAD) return t("The file can't be read. Choose it again.");
    const reason = isApiFailure(refused) ? reasonOf(refused) : refused;
    const known = Object.values(SHEET_WORDS).find((words) => words === reason);
    return known ? t(known) : reason;
  };
  return {
    file: wish?.file,
    preview,
    looking,
    importing,
    wrong: wrong && textOf(wrong),
    refusal: isApiFailure(wrong) ? wrong : undefined,
    choices,
    choose: (file, next) => {
      setPreview(undefined);
      setChoices(next);
      if (file.size === 0) return refuse(t('The file is empty.'));
      if (file.size > SHEET_MOST_BYTES) {
        return refuse(t('The file is too large. The limit is {n} MB.', { n: SHEET_MOST_BYTES / 1e6 }));
      }
      setWish({ ...next, file });
    },
    map: (columns) => setWish((before) => before && { ...before, columns }),
    decide: (next) => {
      setChoices(next);
      setWish((before) => before && { ...before, ...next });
    },
    drop: () => {
      setWish(undefined);
      setPreview(undefined);
      setWrong(undefined);
    },
    run: async () => {
      if (!wish || looking || importing) return undefined;
      setImporting(true);
      setWrong(undefined);
      try {
        const { name, size, lastModified } = wish.file;
        return await intent.try([calls.doing, wish, name, size, lastModified], (key) =>
          calls.take(wish, { handles: HANDLED, intent: key }),
        );
      } catch (error) {
        const fault = isApiFailure(error) ? error : UNREAD;
        if (isApiFailure(error) && !error.handled) errors.report(error, { doing: calls.doing });
        else if (!isOpen()) notices.show({ tone: 'danger', text: textOf(fault) });
        setWrong(fault);
        return undefined;
      } finally {
        setImporting(false);
      }
    },
  };
}
