/** Something a person who ships can put right: shown as its one sentence. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault';
}
