import { builderOrigins } from '../serve/static-servers';
import { allPorts, HIGHEST_PORT, planPorts } from './ports';
import { remoteOriginsOf } from './public-origins';
import { readSettings } from './settings';

describe('the port plan', () => {
  it('orders the remotes as in the registry, with the provider a thousand above', () => {
    expect(planPorts(3000)).toEqual({
      shell: 3000,
      provider: 4000,
      remotes: {
        'mf-games': 3101,
        'mf-challenges': 3102,
        'mf-moderation': 3103,
        'mf-teams': 3104,
        'mf-media': 3105,
        'mf-presentation': 3106,
      },
    });
  });
  it("moves every port with the shell's, up to the highest", () => {
    expect(allPorts(planPorts(5000))).toEqual([5000, 5101, 5102, 5103, 5104, 5105, 5106, 6000]);
    expect(Math.max(...allPorts(planPorts(HIGHEST_PORT)))).toBe(65_535);
  });
});

describe('the settings', () => {
  it('default to the demo white label on port 3000', () => {
    const settings = readSettings({}, '/srv/waymark');
    expect(settings).toMatchObject({
      dataFolder: '/srv/waymark/.waymark',
      databaseUrl: undefined,
      startsProvider: true,
      page: {
        apiOrigin: 'http://localhost:4000',
        apiVersion: 'v1',
        stagingVersion: 'staging',
        stagingHosts: [],
        realtimeUrl: 'ws://localhost:4000/socket',
        whitelabel: 'harbour',
        cardKey: '',
        brand: { name: 'Harbour Hunts', colour: '#0b6a60', logo: '/brand/harbour.svg', features: [] },
      },
    });
  });

  it('allow media from the store of a documents-only provider', () => {
    const { profile, page } = readSettings({ WAYMARK_PROFILE: 'documents', WAYMARK_PORT: '5000' }, '/srv/waymark');
    expect([profile, page.mediaOrigins]).toEqual(['documents', ['http://localhost:5198']]);
    expect(readSettings({}, '/srv/waymark').page.mediaOrigins).toEqual([]);
    expect(() => readSettings({ WAYMARK_PROFILE: 'all' }, '/srv/waymark')).toThrow('WAYMARK_PROFILE');
  });

  it('pass everything the shell needs at run time on from the environment', () => {
    const { page, startsProvider } = readSettings(
      {
        WAYMARK_API_ORIGIN: 'https://api.summit.example/',
        WAYMARK_REALTIME_URL: 'wss://live.summit.example/socket',
        WAYMARK_API_VERSION: 'v2',
        WAYMARK_STAGING_VERSION: 'next',
        WAYMARK_STAGING_HOSTS: 'stage.summit.example, test.summit.example',
        WAYMARK_PLAYER_ORIGIN: 'https://play.summit.example',
        WAYMARK_WHITELABEL: 'summit',
        WAYMARK_CARD_KEY: 'pk_1',
        WAYMARK_SHOP_URL: 'https://shop.summit.example/games',
        WAYMARK_STICKERS_URL: 'https://shop.summit.example/stickers',
        WAYMARK_REGISTRY_KEY: 'MCowBQYDK2VwAyEAMCowBQYDK2VwAyEAMCowBQYDK2U=',
        WAYMARK_MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png',
        WAYMARK_MAP_CREDIT: '© Summit Maps',
        WAYMARK_GEOCODER: 'https://places.example/search',
        WAYMARK_MEDIA_ORIGINS: 'https://media.summit.example',
        WAYMARK_BRAND_NAME: 'Summit Trails',
        WAYMARK_BRAND_COLOUR: '#7A1FA2',
        WAYMARK_BRAND_LOGO: 'https://summit.example/mark.svg',
        WAYMARK_BRAND_FEATURES: 'analytics,groups',
      },
      '/srv/waymark',
    );
    expect(startsProvider).toBe(false);
    expect(page).toEqual({
      apiOrigin: 'https://api.summit.example',
      realtimeUrl: 'wss://live.summit.example/socket',
      apiVersion: 'v2',
      stagingVersion: 'next',
      stagingHosts: ['stage.summit.example', 'test.summit.example'],
      playerOrigin: 'https://play.summit.example',
      whitelabel: 'summit',
      cardKey: 'pk_1',
      shop: 'https://shop.summit.example/games',
      stickerShop: 'https://shop.summit.example/stickers',
      registryKey: 'MCowBQYDK2VwAyEAMCowBQYDK2VwAyEAMCowBQYDK2U=',
      remoteOrigins: {},
      mapTiles: 'https://tiles.example/{z}/{x}/{y}.png',
      mapCredit: '© Summit Maps',
      geocoder: 'https://places.example/search',
      mediaOrigins: ['https://media.summit.example'],
      brand: {
        name: 'Summit Trails',
        colour: '#7A1FA2',
        logo: 'https://summit.example/mark.svg',
        features: ['analytics', 'groups'],
      },
    });
  });

  it("don't lend the demo's brand to another white label", () => {
    const { page } = readSettings({ WAYMARK_WHITELABEL: 'summit' }, '/srv');
    expect(page.brand).toMatchObject({ name: 'summit', logo: '' });
  });

  it('find the socket beside a remote provider', () => {
    const { page } = readSettings({ WAYMARK_API_ORIGIN: 'https://api.summit.example' }, '/srv');
    expect(page.realtimeUrl).toBe('wss://api.summit.example/socket');
  });

  it('follow WAYMARK_PORT and WAYMARK_DATA', () => {
    const settings = readSettings({ WAYMARK_PORT: '5000', WAYMARK_DATA: '/data', WAYMARK_API_VERSION: ' ' }, '/srv');
    expect(settings).toMatchObject({
      ports: { shell: 5000, provider: 6000 },
      dataFolder: '/data',
      page: { apiOrigin: 'http://localhost:6001', apiVersion: 'v1' },
    });
  });

  it('need only one public address', () => {
    const settings = readSettings({ WAYMARK_URL: 'https://hunts.example' }, '/srv');
    expect(settings).toMatchObject({
      publicUrl: 'https://hunts.example',
      apiInternal: 'http://localhost:4000',
      startsProvider: true,
      hasDemo: false,
      embedOrigins: {},
      page: { apiOrigin: 'https://hunts.example', realtimeUrl: 'wss://hunts.example/socket' },
    });
    expect(new Set(Object.values(remoteOriginsOf(settings)))).toEqual(new Set(['https://hunts.example']));
    expect(builderOrigins(settings)).toEqual(['https://hunts.example']);
  });

  it('accept other addresses beside it', () => {
    const settings = readSettings(
      {
        WAYMARK_URL: 'https://hunts.example',
        WAYMARK_PROVIDER_ORIGIN: 'https://api.example',
        WAYMARK_REMOTES_ORIGIN: 'https://cdn.example',
      },
      '/srv',
    );
    expect(settings.page).toMatchObject({ apiOrigin: 'https://api.example', realtimeUrl: 'wss://api.example/socket' });
    expect(remoteOriginsOf(settings)['mf-games']).toBe('https://cdn.example');
  });

  it('reject every invalid variable at start', () => {
    const start = () =>
      readSettings(
        {
          WAYMARK_PORT: '65000',
          WAYMARK_API_ORIGIN: 'ftp://files.example',
          WAYMARK_PLAYER_ORIGIN: 'https://play.example/app',
          WAYMARK_BRAND_COLOUR: 'teal',
          DATABASE_URL: 'mysql://root@localhost/waymark',
        },
        '/srv',
      );
    for (const name of [
      'WAYMARK_PORT',
      'WAYMARK_API_ORIGIN',
      'WAYMARK_PLAYER_ORIGIN',
      'WAYMARK_BRAND_COLOUR',
      'DATABASE_URL',
    ]) {
      expect(start).toThrow(new RegExp(`- ${name} must`));
    }
  });
});
