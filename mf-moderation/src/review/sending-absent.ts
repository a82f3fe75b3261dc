/** What sends decisions could not be fetched: they wait, as they do without a connection. */
export class SendingAbsent extends Error {
  override readonly name = 'SendingAbsent';
}
