/** Something went wrong that the person at the keyboard can put right: shown as its one sentence, without a stack. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure';

  constructor(
    sentence: string,
    readonly exitCode = 1,
  ) {
    super(sentence);
  }
}
