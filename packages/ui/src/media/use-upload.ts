import type { MediaKind } from '@waymark/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMounted } from '../use-mounted';
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

/** What is accepted, and who follows what becomes of a file. */
export interface UploadRules {
  /** Accepted kinds, decided by file extension. */
  readonly kinds: readonly MediaKind[];
  /** Largest file in bytes, from the upload policy. */
  readonly maxBytes?: number | undefined;
  /** A file was chosen: what it returns is called once the file is stored, has failed or is cancelled, maybe twice. */
  readonly onChosen?: (() => () => void) | undefined;
  /** An upload failed after its control was gone, with a reason to show. */
  readonly onLost?: ((reason: string) => void) | undefined;
}

/**
 * Shows a preview, then uploads one second later, even if the control is gone by then: only Cancel or another file ends
 * it. A failure keeps the file for Retry, and retries automatically when the connection is back.
 */
export function useUpload(
  upload: UploadFile,
  { kinds, maxBytes = Number.POSITIVE_INFINITY, onChosen, onLost }: UploadRules,
) {
  const [current, setCurrent] = useState<UploadState>();
  const [refused, setRefused] = useState<{ readonly name: string; readonly why: UploadRefusal }>();
  const run = useRef<AbortController>(undefined);
  const latest = useRef({ upload, onChosen, onLost });
  useEffect(() => {
    latest.current = { upload, onChosen, onLost };
  });
  const isMounted = useMounted();

  const drop = useCallback(() => {
    run.current?.abort();
    run.current = undefined;
    setCurrent((before) => {
      if (before) URL.revokeObjectURL(before.preview);
      return undefined;
    });
  }, []);

  const begin = useCallback(
    (start: UploadState, delay: number) => {
      const own = new AbortController();
      run.current = own;
      const end = latest.current.onChosen?.();
      const change = (next: Partial<UploadState>): void => {
        if (!own.signal.aborted) setCurrent({ ...start, ...next });
      };
      setCurrent({ ...start, phase: delay > 0 ? 'waiting' : 'sending', progress: 0 });
      const timer = setTimeout(() => {
        change({ phase: 'sending' });
        latest.current
          .upload(start.file, { onProgress: (progress) => change({ phase: 'sending', progress }), signal: own.signal })
          .then(
            () => change({ phase: 'done', progress: 1 }),
            (cause: unknown) => {
              const reason = cause instanceof Error ? cause.message : '';
              change({ phase: 'failed', reason });
              if (!isMounted() && !own.signal.aborted) latest.current.onLost?.(reason);
            },
          )
          .finally(() => end?.());
      }, delay);
      own.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        end?.();
      });
    },
    [isMounted],
  );

  // The upload policy may load after the file was chosen.
  const tooLarge = current && current.phase !== 'done' && current.file.size > maxBytes ? current.file.name : undefined;
  useEffect(() => {
    if (tooLarge === undefined) return;
    drop();
    setRefused({ name: tooLarge, why: 'size' });
  }, [tooLarge, drop]);

  const failed = current?.phase === 'failed' ? current : undefined;
  useEffect(() => {
    if (!failed) return;
    const again = (): void => begin(failed, 0);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failed, begin]);

  return {
    current,
    /** The last chosen file, if it was rejected. */
    refused,
    choose: (file: File, replaces: string | undefined): void => {
      const kind = acceptedKind(file.name, kinds);
      const why = kind === undefined ? 'kind' : file.size > maxBytes ? 'size' : undefined;
      setRefused(why && { name: file.name, why });
      if (!kind || why) return;
      drop();
      begin({ phase: 'waiting', file, kind, preview: URL.createObjectURL(file), replaces, progress: 0 }, SAVE_DELAY);
    },
    retry: (): void => {
      if (current) begin(current, 0);
    },
    drop,
  };
}
