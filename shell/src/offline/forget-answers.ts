/** The worker's cache of responses. */
const ANSWERS = 'offline-answers';

/** Deletes the stored responses of the person who signs out. */
export function forgetAnswers(): void {
  void window.caches?.delete(ANSWERS).catch(() => undefined);
}
