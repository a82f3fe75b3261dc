import { type LoggedRequest, levelsOf, longestChain, scriptBytes, serialLevels } from './request-graph';

const PAGE = 'https://shell/';
const request = (id: string, changes: Partial<LoggedRequest> = {}): LoggedRequest => ({
  id,
  url: `https://shell/${id}.js`,
  kind: 'Script',
  initiators: [PAGE],
  idle: false,
  start: 10,
  end: 20,
  bytes: 100,
  ...changes,
});
const page = request('page', { url: PAGE, kind: 'Document', initiators: [], start: 0, end: 5 });
const idsOf = (requests: readonly LoggedRequest[]) => requests.map(({ id }) => id);

describe('request levels', () => {
  it('count responses that had to arrive one after another', () => {
    const main = request('main');
    const chunk = request('chunk', { initiators: [main.url] });
    const data = request('data', { kind: 'Fetch', initiators: [chunk.url, main.url] });
    expect(Object.fromEntries(levelsOf([page, main, chunk, data]))).toEqual({ page: 1, main: 2, chunk: 3, data: 4 });
  });

  it('are low for anything the page itself preloads', () => {
    const chunk = request('chunk');
    expect(levelsOf([page, request('main'), chunk]).get('chunk')).toBe(2);
  });

  it('count a preflight before its request', () => {
    const early = request('early');
    const data = request('data', { kind: 'Fetch', initiators: [early.url], url: 'https://api/data' });
    const preflight = request('leave', {
      kind: 'Preflight',
      url: data.url,
      preflightOf: 'data',
      initiators: [data.url],
    });
    const levels = levelsOf([page, early, data, preflight]);
    expect([levels.get('leave'), levels.get('data')]).toEqual([3, 4]);
  });

  it('terminate for files that request each other', () => {
    const one = request('one', { initiators: ['https://shell/two.js'] });
    const two = request('two', { initiators: [one.url] });
    expect([...levelsOf([page, one, two]).values()].every((level) => level > 0)).toBe(true);
  });
});

describe('serial levels up to a point in time', () => {
  const main = request('main');
  const data = request('data', { kind: 'Fetch', initiators: [main.url], end: 50 });

  it('ignore responses that arrived later or not at all', () => {
    expect(serialLevels([page, main, data], 49)).toBe(2);
    expect(serialLevels([page, main, data], 50)).toBe(3);
    const { end: _, ...underWay } = data;
    expect(serialLevels([page, main, underWay], 1000)).toBe(2);
  });

  it('ignore requests that data do not depend on: images, fonts and idle prefetches', () => {
    const picture = request('picture', { kind: 'Image', initiators: [main.url] });
    const overlay = request('overlay', { idle: true, initiators: [main.url] });
    expect(serialLevels([page, main, picture, overlay], 100)).toBe(2);
  });
});

it('the longest chain leads from the page to the deepest request, including its preflight', () => {
  const early = request('early');
  const data = request('data', { kind: 'Fetch', url: 'https://api/data', initiators: [early.url] });
  const preflight = request('leave', { kind: 'Preflight', url: data.url, preflightOf: 'data', initiators: [data.url] });
  expect(idsOf(longestChain([page, request('main'), early, data, preflight], 100))).toEqual([
    'page',
    'early',
    'leave',
    'data',
  ]);
});

it('scripts count as first up to the given time, and as later after it or when prefetched while idle', () => {
  const requests = [
    page,
    request('main', { bytes: 10_000 }),
    request('overlay', { bytes: 500, idle: true }),
    request('late', { bytes: 70, start: 31 }),
    request('data', { kind: 'Fetch', bytes: 9 }),
  ];
  expect(scriptBytes(requests, 30)).toEqual({ first: 10_000, later: 570 });
});
