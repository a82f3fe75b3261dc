import type { MediaKind } from '@waymark/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { acceptedKind, SAVE_DELAY } from './upload-rules';

/** State of a chosen file. */
export interface UploadState {
  readonly phase: 'waiting' | 'sending' | 'failed' | 'done';
  readonly file: File;
  readonly kind: MediaKind;
  /** Object URL of the preview. */
  readonly preview: string;
  /** URL of the stored file when this one was chosen. */
  readonly replaces: string | undefined;
  /** From 0 to 1. */
  readonly progress: number;
  readonly reason?: string;
}

/** Uploads a file and saves it on the record. Rejects with an error whose message is shown to the user. */
export type UploadFile = (
  file: File,
  options: { readonly onProgress: (done: number) => void; readonly signal: AbortSignal },
) => Promise<void>;

/** Why a chosen file was rejected: wrong kind, or larger than the upload policy allows. */
export type UploadRefusal = 'kind' | 'size';

/**
 * Shows a preview, then uploads one second later. A failure keeps the file for Retry, and retries automatically when
 * the connection is back.
 */
export function useUpload(upload: UploadFile, kinds: readonly MediaKind[], maxBytes = Number.POSITIVE_INFINITY) {
  const [current, setCurrent] = useState<UploadState>();
  const [refused, setRefused] = useState<UploadRefusal>();
  const run = useRef<AbortController>(undefined);
  const send = useRef(upload);
  useEffect(() => {
    send.current = upload;
  });

  const drop = useCallback(() => {
    run.current?.abort();
    run.current = undefined;
    setCurrent((before) => {
      if (before) URL.revokeObjectURL(before.preview);
      return undefined;
    });
  }, []);
  useEffect(() => () => run.current?.abort(), []);

  const begin = useCallback((start: UploadState, delay: number) => {
    const own = new AbortController();
    run.current = own;
    const change = (next: Partial<UploadState>): void => {
      if (!own.signal.aborted) setCurrent({ ...start, ...next });
    };
    setCurrent({ ...start, phase: delay > 0 ? 'waiting' : 'sending', progress: 0 });
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

  // The upload policy may load after the file was chosen.
  const isTooLarge = current !== undefined && current.phase !== 'done' && current.file.size > maxBytes;
  useEffect(() => {
    if (!isTooLarge) return;
    drop();
    setRefused('size');
  }, [isTooLarge, drop]);

  const failed = current?.phase === 'failed' ? current : undefined;
  useEffect(() => {
    if (!failed) return;
    const again = (): void => begin(failed, 0);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, begin]);

  return {
    current,
    /** Why the last chosen file was rejected. */
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
      if (current) begin(current, 0);
    },
    drop,
  };
}
