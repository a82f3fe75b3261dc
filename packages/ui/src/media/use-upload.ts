import type { MediaKind } from '@waymark/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { acceptedKind, SAVE_DELAY } from './upload-rules';

/** How a chosen file stands. */
export interface UploadStanding {
  readonly phase: 'waiting' | 'sending' | 'failed' | 'done';
  readonly file: File;
  readonly kind: MediaKind;
  /** Local address of the preview. */
  readonly preview: string;
  /** Address of what stood here when the file was chosen. */
  readonly replaces: string | undefined;
  /** From 0 to 1. */
  readonly progress: number;
  readonly reason?: string;
}

/** Puts a file where it belongs and saves it on the record. Rejects with an error whose message people can read. */
export type UploadFile = (
  file: File,
  options: { readonly onProgress: (done: number) => void; readonly signal: AbortSignal },
) => Promise<void>;

/** Why a chosen file was not taken: another kind of file, or larger than the upload policy allows. */
export type UploadRefusal = 'kind' | 'size';

/**
 * Preview first; one second later the upload begins; a failure keeps the file for another try, and tries by itself once
 * the connection is back.
 */
export function useUpload(upload: UploadFile, kinds: readonly MediaKind[], maxBytes = Number.POSITIVE_INFINITY) {
  const [standing, setStanding] = useState<UploadStanding>();
  const [refused, setRefused] = useState<UploadRefusal>();
  const run = useRef<AbortController>(undefined);
  const send = useRef(upload);
  useEffect(() => {
    send.current = upload;
  });

  const drop = useCallback(() => {
    run.current?.abort();
    run.current = undefined;
    setStanding((before) => {
      if (before) URL.revokeObjectURL(before.preview);
      return undefined;
    });
  }, []);
  useEffect(() => () => run.current?.abort(), []);

  const begin = useCallback((start: UploadStanding, delay: number) => {
    const own = new AbortController();
    run.current = own;
    const change = (next: Partial<UploadStanding>): void => {
      if (!own.signal.aborted) setStanding({ ...start, ...next });
    };
    setStanding({ ...start, phase: delay > 0 ? 'waiting' : 'sending', progress: 0 });
    const timer = setTimeout(() => {
      change({ phase: 'sending' });
      send
        .current(start.file, { onProgress: (progress) => change({ phase: 'sending', progress }), signal: own.signal })
        .then(
          () => change({ phase: 'done', progress: 1 }),
          (cause: unknown) => change({ phase: 'failed', reason: cause instanceof Error ? cause.message : '' }),
        );
    }, delay);
    own.signal.addEventListener('abort', () => clearTimeout(timer));
  }, []);

  // What is allowed may be learnt a moment after the file was chosen.
  const isTooLarge = standing !== undefined && standing.phase !== 'done' && standing.file.size > maxBytes;
  useEffect(() => {
    if (!isTooLarge) return;
    drop();
    setRefused('size');
  }, [isTooLarge, drop]);

  const failed = standing?.phase === 'failed' ? standing : undefined;
  useEffect(() => {
    if (!failed) return;
    const again = (): void => begin(failed, 0);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, begin]);

  return {
    standing,
    /** The last file chosen was not taken. */
    refused,
    choose: (file: File, replaces: string | undefined): void => {
      const kind = acceptedKind(file.name, kinds);
      const refusal = kind === undefined ? 'kind' : file.size > maxBytes ? 'size' : undefined;
      setRefused(refusal);
      if (!kind || refusal) return;
      drop();
      begin({ phase: 'waiting', file, kind, preview: URL.createObjectURL(file), replaces, progress: 0 }, SAVE_DELAY);
    },
    retry: (): void => {
      if (standing) begin(standing, 0);
    },
    drop,
  };
}
