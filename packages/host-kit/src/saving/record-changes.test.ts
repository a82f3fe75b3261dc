import { changedMeanwhile } from './record-changes';

describe('what somebody else has changed since an edit', () => {
  const before = { name: 'Quay Walk', description: '', cheats: ['gull'] };

  it.each([
    ['nothing, where all is as before', { name: 'Mine' }, before, []],
    ['nothing, where all is as the edit would have it', { name: 'Mine' }, { ...before, name: 'Mine' }, []],
    ['nothing, where another field was changed', { name: 'Mine' }, { ...before, cheats: [] }, []],
    [
      'nothing, where an empty text is stored as nothing',
      { description: 'Mine' },
      { ...before, description: null },
      [],
    ],
    ['the field that holds something else', { name: 'Mine' }, { ...before, name: 'Theirs' }, ['name']],
    ['a list that holds something else', { cheats: ['mine'] }, { ...before, cheats: ['gull', 'theirs'] }, ['cheats']],
    ['a field that was emptied', { cheats: ['mine'], name: 'Mine' }, { ...before, cheats: [] }, ['cheats']],
  ])('is %s', (_, edit, now, changed) => {
    expect(changedMeanwhile(edit, before, now)).toEqual(changed);
  });
});
