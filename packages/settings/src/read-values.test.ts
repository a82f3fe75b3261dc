import { readValues } from './read-values';
import { wantsDemo } from './wants-demo';

const faultsOf = (variables: Record<string, string>) => readValues(variables).faults;

it('has a default for an unset or empty variable', () => {
  const { values, faults } = readValues({ WAYMARK_PORT: ' ', HOME: '/root' });
  expect(faults).toEqual([]);
  expect(values).toMatchObject({ WAYMARK_PORT: 3000, WAYMARK_DATA: '.waymark', WAYMARK_PREVIEW_TICKETS: false });
  expect(values.WAYMARK_URL).toBeUndefined();
});

it('reads what is set', () => {
  const { values, faults } = readValues({
    WAYMARK_URL: 'https://hunts.example/',
    WAYMARK_DEMO: 'on',
    WAYMARK_STAGING_HOSTS: 'stage.example, test.example',
    WAYMARK_EMBED_ORIGINS: 'harbour=https://p.example,harbour=https://q.example',
  });
  expect(faults).toEqual([]);
  expect(values).toMatchObject({
    WAYMARK_URL: 'https://hunts.example',
    WAYMARK_DEMO: true,
    WAYMARK_STAGING_HOSTS: ['stage.example', 'test.example'],
    WAYMARK_EMBED_ORIGINS: { harbour: ['https://p.example', 'https://q.example'] },
  });
});

it('says what each invalid setting must be, in one sentence', () => {
  expect(
    faultsOf({ WAYMARK_PORT: '99999', PORT: 'many', WAYMARK_URL: 'https://x.example/path', WAYMARK_DEMO: 'maybe' }),
  ).toEqual([
    'WAYMARK_URL must be http:// or https:// and a host, without a path (it is "https://x.example/path").',
    'WAYMARK_PORT must be a whole number from 1 to 64535 (it is "99999").',
    'PORT must be a whole number from 0 to 65535 (it is "many").',
    'WAYMARK_DEMO must be on or off (it is "maybe").',
  ]);
});

it.each([
  ['Stage.Example , staging.localhost,10.0.0.7', ['stage.example', 'staging.localhost', '10.0.0.7']],
  ['bühne.example', ['xn--bhne-0ra.example']],
])('reads the staging hosts %s as browsers name them', (text, hosts) => {
  expect(readValues({ WAYMARK_STAGING_HOSTS: text })).toMatchObject({
    values: { WAYMARK_STAGING_HOSTS: hosts },
    faults: [],
  });
});

it.each(['https://stage.example', 'stage.example:3000', 'stage.example/', '*.stage.example', 'a.example b.example'])(
  'rejects the staging host %s, which no page has',
  (text) => {
    expect(faultsOf({ WAYMARK_STAGING_HOSTS: `test.example, ${text}` })).toEqual([
      `WAYMARK_STAGING_HOSTS must be host names without port, separated by commas (it is "test.example, ${text}").`,
    ]);
  },
);

it('rejects map tiles whose address lacks one of their places', () => {
  const tiles = 'https://tiles.example/{z}/{x}.png';
  expect(faultsOf({ WAYMARK_MAP_TILES: tiles })).toEqual([
    `WAYMARK_MAP_TILES must be an http(s) address with {z}, {x} and {y} in it, or be off (it is "${tiles}").`,
  ]);
  expect(faultsOf({ WAYMARK_MAP_TILES: 'off', WAYMARK_GEOCODING_URL: 'https://maps.example' })).toEqual([
    'WAYMARK_GEOCODING_URL must be an http(s) address with {address} in it (it is "https://maps.example").',
  ]);
});

it('never repeats a secret', () => {
  const lines = faultsOf({ DATABASE_URL: 'mysql://me:hush@host', WAYMARK_SMTP_URL: 'http://me:hush@host' }).join();
  expect(lines).toContain('DATABASE_URL must start with postgres:// or postgresql://.');
  expect(lines).toContain('WAYMARK_SMTP_URL');
  expect(lines).not.toContain('hush');
});

it('rejects a placeholder password from the examples', () => {
  expect(faultsOf({ WAYMARK_SECRET: 'change-me', DATABASE_URL: 'postgres://waymark:change-me@host/name' })).toEqual([
    'DATABASE_URL still has the example’s "change-me".',
    'WAYMARK_SECRET still has the example’s "change-me".',
  ]);
});

it.each([
  ['WAYMARK_BULIDER_ORIGINS', 'WAYMARK_BUILDER_ORIGINS'],
  ['WAYMARK_BULIDER', 'WAYMARK_BUILDER_ORIGINS'],
  ['WAYMARK_DATABASE_URL', undefined],
  ['WAYMARK_SECRETS', 'WAYMARK_SECRET'],
])('finds the misspelt %s', (wrong, meant) => {
  expect(faultsOf({ [wrong]: 'x' })).toEqual([
    meant ? `There is no setting ${wrong}. Did you mean ${meant}?` : `There is no setting ${wrong}.`,
  ]);
});

it.each([
  ['1', 1],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback', ['loopback']],
])('reads trusted proxies %s', (text, value) => {
  expect(readValues({ WAYMARK_TRUST_PROXY: text }).values.WAYMARK_TRUST_PROXY).toEqual(value);
});

it('rejects trusting every proxy', () => {
  expect(faultsOf({ WAYMARK_TRUST_PROXY: 'true' })).toHaveLength(1);
});

it.each([
  ['nothing is set', {}, true],
  ['it is public', { WAYMARK_URL: 'https://hunts.example' }, false],
  ['the data is in PostgreSQL', { DATABASE_URL: 'postgres://host/name' }, false],
  ['it is requested', { DATABASE_URL: 'postgres://host/name', WAYMARK_DEMO: 'on' }, true],
  ['it is switched off', { WAYMARK_DEMO: 'off' }, false],
])('decides about the demo when %s', (_when, variables, wanted) => {
  expect(wantsDemo(readValues(variables).values)).toBe(wanted);
});
