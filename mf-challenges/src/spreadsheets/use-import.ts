import {
  type ImportDone,
  type ImportPreview,
  Intent,
  importSheet,
  isApiFailure,
  lookAtSheet,
  reasonOf,
} from '@waymark/client';
import { type GameId, SHEET_MOST_BYTES, type SheetDuplicates, type SheetEmptyCells } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useEffect, useState } from 'react';
import { sayRefusal } from './say-fault';

/** What is said here instead of above the page. */
const HANDLED = [400, 403, 404, 413, 422, 429, 'none'] as const;

/** The file was moved or changed since it was chosen. */
const UNREAD = Symbol('unread');

/** Where an import stands. */
export interface Import {
  readonly file: File | undefined;
  /** What it would do; the one before while a new one is on its way. */
  readonly preview: ImportPreview | undefined;
  readonly looking: boolean;
  readonly importing: boolean;
  /** Why the file cannot be used, or was not imported. */
  readonly wrong: string | undefined;
  readonly duplicates: SheetDuplicates;
  /** What empty cells of rows that are updated do. */
  readonly emptyCells: SheetEmptyCells;
  choose(file: File): void;
  /** Says what the columns are about. */
  map(columns: readonly string[]): void;
  setDuplicates(duplicates: SheetDuplicates): void;
  setEmptyCells(emptyCells: SheetEmptyCells): void;
  /** Begins again with another file. */
  drop(): void;
  /** @returns what was done; undefined when nothing was, and why is said */
  run(): Promise<ImportDone | undefined>;
}

/** What is asked about a file. */
interface Wish {
  readonly file: File;
  readonly columns?: readonly string[];
  readonly duplicates: SheetDuplicates;
  readonly emptyCells: SheetEmptyCells;
}

/** Imports a spreadsheet: a file is chosen, looked at as often as something about it changes, and imported. */
export function useImport(game: GameId): Import {
  const { api, errors } = useHost();
  const t = useTranslate();
  const [intent] = useState(() => new Intent());
  const [wish, setWish] = useState<Wish>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [busy, setBusy] = useState<'looking' | 'importing'>();
  const [wrong, setWrong] = useState<string | typeof UNREAD>();
  const [duplicates, setDuplicates] = useState<SheetDuplicates>('skip');
  const [emptyCells, setEmptyCells] = useState<SheetEmptyCells>('keep');

  useEffect(() => {
    if (!wish) return;
    const own = new AbortController();
    setBusy('looking');
    setWrong(undefined);
    lookAtSheet(api, game, wish, { handles: HANDLED, signal: own.signal })
      .then(setPreview)
      .catch((error: unknown) => {
        if (own.signal.aborted) return;
        setWrong(isApiFailure(error) ? reasonOf(error) : UNREAD);
        // A file that was never read is no file to go on with; what was mapped stays.
        setPreview((before) => {
          if (!before) setWish(undefined);
          return before;
        });
      })
      .finally(() => {
        if (!own.signal.aborted) setBusy(undefined);
      });
    return () => own.abort();
  }, [api, game, wish]);

  const refuse = (words: string): void => {
    setWish(undefined);
    setPreview(undefined);
    setWrong(words);
  };
  return {
    file: wish?.file,
    preview,
    looking: busy === 'looking',
    importing: busy === 'importing',
    wrong: wrong === UNREAD ? t("The file can't be read. Choose it again.") : wrong && sayRefusal(wrong, t),
    duplicates,
    emptyCells,
    choose: (file) => {
      setPreview(undefined);
      // What another file may clear is asked anew.
      setEmptyCells('keep');
      if (file.size === 0) return refuse(t('The file is empty.'));
      if (file.size > SHEET_MOST_BYTES) {
        return refuse(t('The file is too large. The limit is {n} MB.', { n: SHEET_MOST_BYTES / 1e6 }));
      }
      setWish({ file, duplicates, emptyCells: 'keep' });
    },
    map: (columns) => setWish((before) => before && { ...before, columns }),
    setDuplicates: (next) => {
      setDuplicates(next);
      setWish((before) => before && { ...before, duplicates: next });
    },
    setEmptyCells: (next) => {
      setEmptyCells(next);
      setWish((before) => before && { ...before, emptyCells: next });
    },
    drop: () => {
      setWish(undefined);
      setPreview(undefined);
      setWrong(undefined);
    },
    run: async () => {
      if (!wish || busy) return undefined;
      setBusy('importing');
      setWrong(undefined);
      try {
        const { name, size, lastModified } = wish.file;
        return await intent.try([game, wish, name, size, lastModified], (key) =>
          importSheet(api, game, wish, { handles: HANDLED, intent: key }),
        );
      } catch (error) {
        if (isApiFailure(error) && !error.handled) errors.report(error, { doing: 'import challenges' });
        setWrong(isApiFailure(error) ? reasonOf(error) : UNREAD);
        return undefined;
      } finally {
        setBusy(undefined);
      }
    },
  };
}
