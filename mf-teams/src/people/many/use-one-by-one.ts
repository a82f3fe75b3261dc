import { reasonOf } from '@waymark/client';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useMounted } from '@waymark/ui';
import { useState } from 'react';
import { isNoRoom, useNoRoom } from '../no-room';
import { useLateFailure } from '../use-explain';

/** Progress of a series of writes. */
export interface Series {
  readonly done: number;
  readonly total: number;
}

/** Result of a series: the items left after a failure, or after its dialog was closed. */
export interface SeriesEnd<Item> {
  readonly left: readonly Item[];
  readonly failure: unknown;
}

/** The notices of a series. */
interface SeriesWords<Item> {
  /** All items are written. */
  readonly all: string;
  /** Some are, and the dialog is closed. */
  readonly some: (n: string) => string;
  /** Why an item failed; the bare reason by default. */
  readonly why?: (item: Item, reason: string) => string;
}

/** What a series tells its dialog. */
interface SeriesDialog {
  /** The series has ended, with all items or some. */
  readonly onAdded: () => void;
  /** All items are written. */
  readonly onClose: () => void;
}

/**
 * Writes the items of a dialog sequentially, stopping at the first failure. Closing the dialog stops it after the
 * current item; a notice then says how far it got.
 */
export function useOneByOne<Item>(write: (item: Item) => Promise<unknown>, { onAdded, onClose }: SeriesDialog) {
  const { errors, notices } = useHost();
  const t = useTranslate();
  const isOpen = useMounted();
  const tellLater = useLateFailure();
  const noRoom = useNoRoom();
  const [series, setSeries] = useState<Series>();
  const writeAll = async (items: readonly Item[]): Promise<SeriesEnd<Item>> => {
    for (const [done, item] of items.entries()) {
      if (!isOpen()) return { left: items.slice(done), failure: undefined };
      setSeries({ done, total: items.length });
      try {
        await write(item);
      } catch (failure) {
        return { left: items.slice(done), failure };
      }
    }
    return { left: [], failure: undefined };
  };
  const run = async (items: readonly Item[], words: SeriesWords<Item>): Promise<SeriesEnd<Item>> => {
    const settle = notices.saving();
    const end = await writeAll(items);
    const { left, failure } = end;
    settle(failure === undefined ? 'saved' : 'failed');
    setSeries(undefined);
    onAdded();
    const [next] = left;
    if (next === undefined) {
      notices.show({ tone: 'success', text: words.all });
      // Another dialog may be open by now.
      if (isOpen()) onClose();
    } else if (!isOpen()) {
      const n = items.length - left.length;
      if (n > 0) notices.show({ tone: 'info', text: words.some(t('{n} of {total}', { n, total: items.length })) });
      const reason = reasonOf(failure);
      const notice = isNoRoom(failure) ? await noRoom() : { text: words.why?.(next, reason) ?? reason };
      if (failure !== undefined && !tellLater(failure, notice)) errors.report(failure);
    }
    return end;
  };
  return { series, run };
}
