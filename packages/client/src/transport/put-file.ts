import type { PutFileOptions } from '@waymark/contract';
import { CallFailure } from './failure';

const UNKNOWN_TYPE = 'application/octet-stream';

/**
 * PUTs a file to a signed address with its content type and without credentials ([G43]). Uses XMLHttpRequest, because
 * fetch does not report upload progress.
 * @throws {CallFailure} for a status from 300 and without a response; an AbortError when aborted
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
    // Browsers have no type for AR models, but a store may require one.
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
    // The response is not JSON; only its status matters.
  }
  return `The upload was refused (status ${request.status}).`;
}
