import { levelsOf, longestChain, type SeenRequest, scriptBytes, serialLevels } from './request-graph';

const PAGE = 'https://shell/';
const request = (id: string, changes: Partial<SeenRequest> = {}): SeenRequest => ({
  id,
  url: `https://shell/${id}.js`,
  kind: 'Script',
  askedBy: [PAGE],
  idle: false,
  start: 10,
  end: 20,
  bytes: 100,
  ...changes,
});
const page = request('page', { url: PAGE, kind: 'Document', askedBy: [], start: 0, end: 5 });
const idsOf = (requests: readonly SeenRequest[]) => requests.map(({ id }) => id);

describe('the levels of requests', () => {
  it('count the answers that had to come one after the other', () => {
    const main = request('main');
    const chunk = request('chunk', { askedBy: [main.url] });
    const data = request('data', { kind: 'Fetch', askedBy: [chunk.url, main.url] });
    expect(Object.fromEntries(levelsOf([page, main, chunk, data]))).toEqual({ page: 1, main: 2, chunk: 3, data: 4 });
  });

  it('are small for what the page itself preloads, whoever uses it later', () => {
    const chunk = request('chunk');
    expect(levelsOf([page, request('main'), chunk]).get('chunk')).toBe(2);
  });

  it('put a preflight before its request', () => {
    const early = request('early');
    const data = request('data', { kind: 'Fetch', askedBy: [early.url], url: 'https://api/data' });
    const preflight = request('leave', { kind: 'Preflight', url: data.url, preflightOf: 'data', askedBy: [data.url] });
    const levels = levelsOf([page, early, data, preflight]);
    expect([levels.get('leave'), levels.get('data')]).toEqual([3, 4]);
  });

  it('end for files that ask for each other', () => {
    const one = request('one', { askedBy: ['https://shell/two.js'] });
    const two = request('two', { askedBy: [one.url] });
    expect([...levelsOf([page, one, two]).values()].every((level) => level > 0)).toBe(true);
  });
});

describe('the serial levels until a moment', () => {
  const main = request('main');
  const data = request('data', { kind: 'Fetch', askedBy: [main.url], end: 50 });

  it('leave out what came later or has not come', () => {
    expect(serialLevels([page, main, data], 49)).toBe(2);
    expect(serialLevels([page, main, data], 50)).toBe(3);
    const { end: _, ...underWay } = data;
    expect(serialLevels([page, main, underWay], 1000)).toBe(2);
  });

  it('leave out what no data wait for: pictures, fonts, and what came while the page was idle', () => {
    const picture = request('picture', { kind: 'Image', askedBy: [main.url] });
    const overlay = request('overlay', { idle: true, askedBy: [main.url] });
    expect(serialLevels([page, main, picture, overlay], 100)).toBe(2);
  });
});

it('the longest chain goes from the page to the deepest request, through its preflight', () => {
  const early = request('early');
  const data = request('data', { kind: 'Fetch', url: 'https://api/data', askedBy: [early.url] });
  const preflight = request('leave', { kind: 'Preflight', url: data.url, preflightOf: 'data', askedBy: [data.url] });
  expect(idsOf(longestChain([page, request('main'), early, data, preflight], 100))).toEqual([
    'page',
    'early',
    'leave',
    'data',
  ]);
});

it('scripts count as first until the moment, and as later when they came after it or while the page was idle', () => {
  const requests = [
    page,
    request('main', { bytes: 10_000 }),
    request('overlay', { bytes: 500, idle: true }),
    request('late', { bytes: 70, start: 31 }),
    request('data', { kind: 'Fetch', bytes: 9 }),
  ];
  expect(scriptBytes(requests, 30)).toEqual({ first: 10_000, later: 570 });
});
