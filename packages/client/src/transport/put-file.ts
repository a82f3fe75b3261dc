import type { PutFileOptions } from '@waymark/contract';
import { CallFailure } from './failure';

const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * Puts a file to a signed address with its content type and no credentials ([G43]). XMLHttpRequest, because fetch tells
 * nothing of an upload's progress.
 * @throws {CallFailure} on a status from 300 and on no answer; an AbortError when the signal ends it
 */
export function putFile(address: string, file: Blob, { onProgress, signal }: PutFileOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(new DOMException('The upload was cancelled.', 'AbortError'));
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const end = (settle: () => void) => {
      signal?.removeEventListener('abort', cancel);
      settle();
    };
    request.open('PUT', address);
    // Browsers know no type of AR models; a store may insist on one.
    request.setRequestHeader('Content-Type', file.type || UNKNOWN_TYPE);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () =>
      end(() => {
        if (request.status >= 200 && request.status < 300) return resolve();
        reject(new CallFailure(request.status, readReason(request), request.responseText, true));
      });
    request.onerror = () =>
      end(() => reject(new CallFailure('none', 'The connection dropped during the upload.', undefined, true)));
    request.onabort = () => end(() => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    signal?.addEventListener('abort', cancel);
    request.send(file);
  });
}

function readReason(request: XMLHttpRequest): string {
  try {
    const { message } = JSON.parse(request.responseText) as { message?: unknown };
    if (typeof message === 'string' && message) return message;
  } catch {
    // The answer is no JSON; the status has to do.
  }
  return `The upload was refused (status ${request.status}).`;
}
