import * as z from '@waymark/contract/schema';
import { editingOf, type FieldTable } from './field-table';
import { wallTimes } from './wall-times';

const walk = {
  name: { section: 'basics', label: 'Name', kind: 'text', rule: { max: 255 } },
  shuffled: { section: 'during', label: 'Shuffle', kind: 'flag' },
  minutes: { section: 'when', label: 'Minutes', kind: 'number' },
  scale: { section: 'when', label: 'Scale', kind: 'number', empty: null },
  late: { section: 'answers', label: 'Late', kind: 'choice', empty: 'reject' },
  start_at: { section: 'when', label: 'Start', kind: 'moment' },
  finish_at: { section: 'when', label: 'Finish', kind: 'moment' },
  codes: { section: 'during', label: 'Codes', kind: 'list' },
  photo: { section: 'basics', label: 'Photo', kind: 'apart' },
} as const satisfies FieldTable;
const schema = z.object({
  name: z.optional(z.string().check(z.maxLength(255))),
  shuffled: z.optional(z.union([z.literal(0), z.literal(1)])),
  minutes: z.optional(z.number()),
  scale: z.optional(z.nullable(z.number())),
  late: z.optional(z.enum(['reject', 'approve'])),
  start_at: z.optional(z.string()),
  finish_at: z.optional(z.string()),
  codes: z.optional(z.array(z.string())),
  license: z.optional(z.number()),
});
const { textRules, emptyOf, readKept, toWrite } = editingOf(walk, schema, wallTimes);

describe('a field table', () => {
  it('knows the empty value of each kind of field', () => {
    const empties = Object.keys(walk).map((field) => [field, emptyOf(field)]);
    expect(Object.fromEntries(empties)).toEqual({
      name: '',
      shuffled: 0,
      minutes: 0,
      scale: null,
      late: 'reject',
      start_at: null,
      finish_at: null,
      codes: [],
      photo: null,
    });
  });

  it('has rules for texts only', () => {
    expect(textRules).toEqual({ name: { max: 255 } });
  });

  it('restores valid values after a reload, with moments as instants', () => {
    const kept = { name: 'Quay', shuffled: 1, start_at: '2026-11-21T19:30:00.000Z', finish_at: null, codes: ['RAIN'] };
    expect(readKept(kept)).toEqual(kept);
    const invalid = { name: 7, shuffled: 2, minutes: 'many', late: '', start_at: 5, photo: 'a.png', license: 1, x: 1 };
    expect(readKept({ ...invalid, scale: null })).toEqual({ scale: null });
    expect([readKept(undefined), readKept(null), readKept('rubbish'), readKept([1])]).toEqual([{}, {}, {}, {}]);
  });
});

describe('a written field', () => {
  it("has dates in the wall time of the game's zone", () => {
    const edits = { start_at: '2026-11-21T19:30:00.000Z', finish_at: '2026-07-01T16:05:00.000Z' };
    expect(toWrite(edits, 'Eastern Time (US & Canada)')).toEqual({
      start_at: '11/21/2026 02:30 pm',
      finish_at: '07/01/2026 12:05 pm',
    });
    expect(toWrite({ start_at: '2026-11-21T00:30:00.000Z' }, 'London')).toEqual({ start_at: '11/21/2026 12:30 am' });
  });

  it.each([undefined, ''])('has dates in the zone of new games if the game has none (%p)', (tz) => {
    expect(toWrite({ start_at: '2026-11-21T19:30:00.000Z' }, tz)).toEqual({ start_at: '11/21/2026 02:30 pm' });
  });

  it('keeps the wall time across both clock changes', () => {
    const written = (start_at: string) => toWrite({ start_at }, 'Eastern Time (US & Canada)').start_at;
    // In spring, two o'clock doesn't exist.
    expect(written('2026-03-08T06:59:00.000Z')).toBe('03/08/2026 01:59 am');
    expect(written('2026-03-08T07:00:00.000Z')).toBe('03/08/2026 03:00 am');
    // In autumn, half past one occurs twice.
    expect(written('2026-11-01T05:30:00.000Z')).toBe('11/01/2026 01:30 am');
    expect(written('2026-11-01T06:30:00.000Z')).toBe('11/01/2026 01:30 am');
    expect(written('2026-11-01T07:00:00.000Z')).toBe('11/01/2026 02:00 am');
  });

  it('has a cleared date as an empty string, and no untouched date', () => {
    expect(toWrite({ start_at: null }, 'London')).toEqual({ start_at: '' });
    expect(toWrite({ name: 'Quay' }, 'London')).toEqual({ name: 'Quay' });
  });
});
