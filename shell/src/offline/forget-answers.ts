/** The worker's store of answers. */
const ANSWERS = 'offline-answers';

/** Forgets what the provider answered to the person who signs out. */
export function forgetAnswers(): void {
  void window.caches?.delete(ANSWERS).catch(() => undefined);
}
