/** An error that the person at the keyboard can fix: shown as one sentence, without a stack. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure';

  constructor(
    sentence: string,
    readonly exitCode = 1,
  ) {
    super(sentence);
  }
}
