import { classifyLoadError } from './classify';
import { EntryScriptError } from './container';
import type { Probe } from './diagnose';

const entry = 'http://localhost:3101/mf-games/1.0.0/remoteEntry.js';
const classify = (error: unknown, { checked = true, status = 200 as number | 'unknown', online = true } = {}) => {
  const probe: Probe = { status: () => (status === 'unknown' ? undefined : status), online: () => online };
  return classifyLoadError(error, { entry, isChecked: () => checked }, probe).kind;
};
const network = new EntryScriptError('The entry did not run');
const chunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', request: `${entry}.7.js` });

describe('a script that failed to load', () => {
  it.each([
    ['a missing entry', network, { status: 404 }, 'not-found'],
    ['an entry of a broken server', network, { status: 503 }, 'not-found'],
    ['a received entry that was refused', network, { status: 200 }, 'integrity'],
    ['a received entry without a hash', network, { status: 200, checked: false }, 'not-found'],
    ['an entry without a response', network, { status: 0 }, 'offline'],
    ['an entry while the browser is offline', network, { status: 404, online: false }, 'offline'],
    ['an entry without resource timing', network, { status: 'unknown' }, 'not-found'],
    ['a missing chunk', chunk, { status: 404 }, 'chunk'],
    ['an altered chunk', chunk, { status: 200 }, 'integrity'],
    ['a chunk without a response', chunk, { status: 0 }, 'offline'],
  ] as const)('is classified: %s', (_, error, circumstances, kind) => {
    expect(classify(error, circumstances)).toBe(kind);
  });
});

it('anything else is a failure of its evaluation', () => {
  expect(classify(new TypeError('x is not a function'))).toBe('evaluation');
  expect(classify('a thrown text')).toBe('evaluation');
});
