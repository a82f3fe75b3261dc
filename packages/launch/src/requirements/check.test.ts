import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkRequirements, REQUIREMENTS } from './check';
import { COLUMNS } from './rows';
import { readTitles } from './titles';

describe('the titles of a test file', () => {
  const source = `
    describe('the list', () => {
      it('shows games', () => {});
      it.each([['a', 1]])('sorts by %s', (key) => {});
      describe.each([1, 2])('page $page', () => { test(\`holds \${size} rows\`, () => {}); });
    });
    test.describe('in the browser', () => { test('opens', async () => { await test.step('a step', f); }); });
    it('a text that is ' + 'put together', () => {});
    describe('a group of nothing', () => {});
    it(name, () => {});
    it.each([['a', 1]])('%s is %s', (key) => {});
  `;
  const holds = (title: string) => readTitles(source, 'x.test.ts').some((test) => test.is(title));

  it.each([
    'shows games',
    'the list shows games',
    'the list › shows games',
    'sorts by name',
    'the list › page 2 › holds 25 rows',
    'holds 25 rows',
    'in the browser opens',
    'a text that is put together',
  ])('hold "%s"', (title) => {
    expect(holds(title)).toBe(true);
  });

  it.each([
    'shows',
    'the list',
    'games',
    'a step',
    'a group of nothing',
    'the list page 2',
    'anything is possible',
    '',
  ])('do not hold "%s"', (title) => {
    expect(holds(title)).toBe(false);
  });
});

describe('the requirement files', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'waymark-requirements-'));
    mkdirSync(join(root, REQUIREMENTS), { recursive: true });
    writeFileSync(join(root, 'a.test.ts'), "it('refreshes once', () => {}); it('keeps the rest', () => {});");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const check = (rows: string[], head = COLUMNS.join('\t')) => {
    writeFileSync(join(root, REQUIREMENTS, 'session.tsv'), `${[head, ...rows].join('\n')}\n`);
    return checkRequirements(root);
  };
  const row = (slug: string, proof: string) => `${slug}\tshell\tbehaviour\tSays something.\t\t${proof}`;

  it('are counted, with and without proof', () => {
    const report = check([
      row('session.one', 'a.test.ts :: refreshes once | a.test.ts :: keeps the rest'),
      row('session.two-words.5xx', ''),
    ]);
    expect(report).toEqual({
      listed: 2,
      proved: 1,
      problems: [],
      files: [{ file: 'e2e/requirements/session.tsv', listed: 2, proved: 1 }],
    });
  });

  it.each([
    [
      'a proof whose file does not exist',
      [row('session.one', 'b.test.ts :: refreshes once')],
      /b\.test\.ts, which does/,
    ],
    [
      'a proof whose test does not exist',
      [row('session.one', 'a.test.ts :: refreshes twice')],
      /no test "refreshes tw/,
    ],
    ['a proof without a title', [row('session.one', 'a.test.ts')], /must read/],
    ['an invalid slug', [row('Session.One', '')], /"Session.One" is no slug/],
    ['a slug of one part', [row('session', '')], /is no slug/],
    ['a duplicate slug', [row('session.one', ''), row('session.one', '')], /already/],
    ['a missing cell', ['session.one\tshell\tbehaviour\tSays something.'], /has 4 cells/],
    ['an empty requirement', ['session.one\tshell\tbehaviour\t\t\t'], /says no requirement/],
  ])('are rejected with %s', (_, rows, complaint) => {
    expect(check(rows).problems).toEqual([expect.stringMatching(complaint)]);
  });

  it('are rejected with other columns', () => {
    expect(check([], 'slug\tproof').problems).toEqual([expect.stringMatching(/columns must be slug, owner/)]);
  });
});
