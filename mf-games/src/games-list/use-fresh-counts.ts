import { keyStarts } from '@waymark/client';
import type { LiveSource } from '@waymark/contract';
import { useLiveMessages } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useEffect, useRef } from 'react';

/** Messages that make the counts on the cards stale; the host doesn't reload the list for these. */
const COUNTED: readonly LiveSource[] = [
  'ss.answer.create',
  'ss.answer.accept',
  'ss.answer.reject',
  'ss.team.create',
  'ss.team.delete',
  'ss.task.create',
  'ss.task.delete',
];
/** In a busy game answers arrive every second; the list reloads at most this often. */
const PAUSE = 5000;

/** Keeps the counts of live games up to date. */
export function useFreshCounts(): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hear = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: keyStarts.games() });
    }, PAUSE);
  }, [client]);
  useLiveMessages(COUNTED, hear);
}
