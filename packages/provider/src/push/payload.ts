/** Maximum bytes of a message: push services accept 4096 after encryption, which adds 103 (RFC 8291). */
const MOST_BYTES = 3990;
const CUT = '…';

/** Bytes of a text within JSON. */
const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - '""'.length;

/** What a browser is sent, cut between two characters if push services would refuse its size. */
export function payloadOf(title: string, body: string): string {
  const write = (shown: string) => JSON.stringify({ title, body: shown });
  const whole = write(body);
  if (Buffer.byteLength(whole) <= MOST_BYTES) return whole;
  let room = MOST_BYTES - Buffer.byteLength(write(CUT));
  let shown = '';
  for (const { segment } of new Intl.Segmenter().segment(body)) {
    room -= bytesOf(segment);
    if (room < 0) break;
    shown += segment;
  }
  return write(shown + CUT);
}
