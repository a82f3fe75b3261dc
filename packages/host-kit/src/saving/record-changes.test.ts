import { changesOf, conflictingFields, inSendingOrder, valuesOf } from './record-changes';

describe('the changes to send', () => {
  const walk = { name: 'Quay', code: 'QUAY', start_at: null, cheats: undefined };

  it('hold only what differs from the record', () => {
    expect(changesOf(walk, { name: 'Quay', code: 'PIER', start_at: null, cheats: [] })).toEqual({ code: 'PIER' });
    // A cleared text may be stored as null.
    expect(changesOf({ code: null }, { code: '' })).toEqual({});
    expect(changesOf(walk, { start_at: '2026-11-21T19:30:00.000Z' })).toEqual({ start_at: '2026-11-21T19:30:00.000Z' });
  });

  it('go out field by field, the first one first and grouped ones together', () => {
    const edits = { code: 'PIER', start_at: 'nine', tz: 'London', finish_at: 'ten' };
    expect(inSendingOrder(edits, { first: 'tz', together: ['start_at', 'finish_at'] })).toEqual([
      ['tz', { tz: 'London' }],
      ['start_at', { start_at: 'nine', finish_at: 'ten' }],
      ['code', { code: 'PIER' }],
    ]);
    expect(inSendingOrder({ code: 'PIER' }, {})).toEqual([['code', { code: 'PIER' }]]);
  });

  it("to undo an edit are the record's values, or the empty value of a field", () => {
    const emptyOf = (field: string) => (field === 'cheats' ? [] : '');
    expect(valuesOf<{ name: string; cheats: string[] }>(walk, ['name', 'cheats'], emptyOf)).toEqual({
      name: 'Quay',
      cheats: [],
    });
  });
});

describe('what somebody else has changed since an edit', () => {
  const before = { name: 'Quay Walk', description: '', cheats: ['gull'] };

  it.each([
    ['nothing if all is as before', { name: 'Mine' }, before, []],
    ['nothing if all matches the edit', { name: 'Mine' }, { ...before, name: 'Mine' }, []],
    ['nothing if another field was changed', { name: 'Mine' }, { ...before, cheats: [] }, []],
    ['nothing if an empty text is stored as null', { description: 'Mine' }, { ...before, description: null }, []],
    ['a field with another value', { name: 'Mine' }, { ...before, name: 'Theirs' }, ['name']],
    ['a list with other items', { cheats: ['mine'] }, { ...before, cheats: ['gull', 'theirs'] }, ['cheats']],
    ['a cleared field', { cheats: ['mine'], name: 'Mine' }, { ...before, cheats: [] }, ['cheats']],
  ])('is %s', (_, edit, now, changed) => {
    expect(conflictingFields(edit, before, now)).toEqual(changed);
  });
});
