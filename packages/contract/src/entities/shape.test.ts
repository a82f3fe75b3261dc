import * as z from '@waymark/contract/schema';
import { instant, instantOrNull } from './shape';

const read = (at: unknown) => z.object({ at: instantOrNull(), since: instant() }).parse({ at, since: at });

describe('a moment of an answer', () => {
  it.each(['2026-11-21T19:30:00.000Z', '2026-11-21T19:30:00+01:00'])('is taken as it came: %s', (at) => {
    expect(read(at)).toEqual({ at, since: at });
  });
  it.each(['seven', '', '2026-13-45T00:00:00Z', 7, {}])('that is none counts as missing: %j', (at) => {
    expect(read(at)).toEqual({ at: undefined, since: undefined });
  });
  it('may be null where nothing is set', () => {
    expect(read(null)).toEqual({ at: null, since: undefined });
  });
});
