import * as z from '@waymark/contract/schema';
import { instant, instantOrNull } from './shape';

const read = (at: unknown) => z.object({ at: instantOrNull(), since: instant() }).parse({ at, since: at });

describe('a timestamp in a response', () => {
  it.each(['2026-11-21T19:30:00.000Z', '2026-11-21T19:30:00+01:00'])('is kept as it is: %s', (at) => {
    expect(read(at)).toEqual({ at, since: at });
  });
  it.each(['seven', '', '2026-13-45T00:00:00Z', 7, {}])('counts as missing if invalid: %j', (at) => {
    expect(read(at)).toEqual({ at: undefined, since: undefined });
  });
  it('may be null', () => {
    expect(read(null)).toEqual({ at: null, since: undefined });
  });
});
