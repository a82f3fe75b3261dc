/** The sending chunk failed to load: decisions wait as if offline. */
export class SendingAbsent extends Error {
  override readonly name = 'SendingAbsent';
}
