import { addressOf } from './address';

const config = {
  apiOrigin: 'https://api.test',
  apiVersion: 'v1',
  stagingVersion: 'staging',
  stagingHosts: ['staging.builder.test'],
};

describe('the address of a call', () => {
  it('is the origin, the version segment and the path', () => {
    expect(addressOf(config, 'builder.test', { path: '/games.json' })).toBe('https://api.test/v1/games.json');
  });

  it('uses the staging version on a staging host', () => {
    expect(addressOf(config, 'staging.builder.test', { path: '/games.json' })).toBe(
      'https://api.test/staging/games.json',
    );
  });

  it.each(['builder.test', 'x.staging.builder.test', 'staging.builder.test.evil.test', ''])(
    'uses the normal version on %s',
    (hostname) => {
      expect(addressOf(config, hostname, { path: '/games.json' })).toBe('https://api.test/v1/games.json');
    },
  );

  it('uses the normal version for unswapped calls', () => {
    expect(addressOf(config, 'staging.builder.test', { path: '/upload.json', unswapped: true })).toBe(
      'https://api.test/v1/upload.json',
    );
  });

  it('omits undefined values but keeps 0, false and empty strings', () => {
    const query = { term: undefined, page: 0, all: false, name: '' };
    expect(addressOf(config, 'builder.test', { path: '/games.json', query })).toBe(
      'https://api.test/v1/games.json?page=0&all=false&name=',
    );
    expect(addressOf(config, 'builder.test', { path: '/games.json', query: { term: undefined } })).toBe(
      'https://api.test/v1/games.json',
    );
  });

  it('encodes query values without loss', () => {
    const term = 'Ünter & über #1 ? a=b+c';
    const address = addressOf(config, 'builder.test', { path: '/games.json', query: { term } });
    expect(new URL(address).searchParams.get('term')).toBe(term);
    expect(new URL(address).hash).toBe('');
  });
});
