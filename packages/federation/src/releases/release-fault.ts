/** An error that the person who ships can fix: shown as one sentence. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault';
}
