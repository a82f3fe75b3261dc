import { type PutFileOptions, readValidationMessages } from '@waymark/contract';
import { CallFailure, messageOf, refusalIn } from './failure';

const UNKNOWN_TYPE = 'application/octet-stream';
/** Translated as a whole, with its number. */
const REFUSED = 'The upload was refused (status {n}).';

/**
 * PUTs a file to a signed address with its content type and without credentials ([G43]). Uses XMLHttpRequest, because
 * fetch does not report upload progress.
 * @param say translates a text for people
 * @throws {CallFailure} for a status from 300 and without a response; an AbortError when aborted
 */
export function putFile(
  address: string,
  file: Blob,
  { onProgress, signal }: PutFileOptions = {},
  say = (text: string) => text,
): Promise<void> {
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
        reject(refusalOf(request, say));
      });
    request.onerror = () =>
      end(() =>
        reject(new CallFailure('none', say("Couldn't upload the file. Check your connection."), undefined, true)),
      );
    request.onabort = () => end(() => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    signal?.addEventListener('abort', cancel);
    request.send(file);
  });
}

/** The failure with the reason of the provider or another store, which may not answer with JSON. */
function refusalOf({ status, responseText }: XMLHttpRequest, say: (text: string) => string): CallFailure {
  const data = refusalIn(say, parsed(responseText));
  const hasReason = readValidationMessages(data).length > 0;
  const message = hasReason ? messageOf(status, data) : say(REFUSED.replace('{n}', String(status)));
  return new CallFailure(status, message, data, true);
}

function parsed(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
