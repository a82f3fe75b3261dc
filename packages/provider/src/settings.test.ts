import { resolve } from 'node:path';
import { readSettings } from './settings';

it('falls back to defaults', () => {
  expect(readSettings({})).toEqual({
    port: 4000,
    host: 'localhost',
    reelHeight: 1080,
    stopNotice: 0,
    trashDays: 30,
    historyDays: 730,
    loggedCalls: 'off',
    sessionDays: 90,
    exportDays: 30,
    storagePerAccount: 20_000_000_000,
    versions: ['v1', 'staging'],
    dataDir: resolve('.waymark'),
    builderOrigins: ['http://localhost:3000'],
    embedOrigins: {},
    tokenLifespan: 60,
    callsPerMinute: 2400,
    callsAtOnce: 64,
    uploadsPerHour: 1000,
    trustProxy: 0,
    previewTickets: false,
  });
});

it('reads every setting', () => {
  expect(
    readSettings({
      PORT: '5000',
      WAYMARK_DATA: '/data',
      DATABASE_URL: 'postgres://host/name',
      WAYMARK_BUILDER_ORIGINS: 'https://a.example, https://b.example:8443',
      WAYMARK_EMBED_ORIGINS: 'harbour=https://p.example, harbour=https://q.example,summit=https://p.example',
      WAYMARK_SECRET: 'secret',
      WAYMARK_LEGAL: '/law',
      WAYMARK_TOKEN_LIFESPAN: '5',
      WAYMARK_SESSION_DAYS: '14',
      WAYMARK_PROVIDER_ORIGIN: 'https://api.example/',
    }),
  ).toMatchObject({
    port: 5000,
    dataDir: '/data',
    databaseUrl: 'postgres://host/name',
    builderOrigins: ['https://a.example', 'https://b.example:8443'],
    embedOrigins: { harbour: ['https://p.example', 'https://q.example'], summit: ['https://p.example'] },
    secret: 'secret',
    legalFolder: '/law',
    tokenLifespan: 5,
    sessionDays: 14,
    publicOrigin: 'https://api.example',
  });
});

it('derives origins and proxy trust from one public URL', () => {
  expect(readSettings({ WAYMARK_URL: 'https://hunts.example', WAYMARK_STAGING_HOSTS: 'stage.example' })).toMatchObject({
    publicOrigin: 'https://hunts.example',
    builderOrigins: ['https://hunts.example', 'https://stage.example'],
    trustProxy: ['loopback'],
  });
  const more = { WAYMARK_PROVIDER_ORIGIN: 'https://api.example', WAYMARK_TRUST_PROXY: '2' };
  expect(readSettings({ WAYMARK_URL: 'https://hunts.example', ...more })).toMatchObject({
    publicOrigin: 'https://api.example',
    trustProxy: 2,
  });
});

it('accepts the documents profile and rejects unknown ones', () => {
  expect(readSettings({ WAYMARK_PROFILE: 'documents', WAYMARK_MEDIA_PORT: '4001' })).toMatchObject({
    profile: 'documents',
    mediaPort: 4001,
  });
  expect(() => readSettings({ WAYMARK_PROFILE: 'everything' })).toThrow('"everything"');
});

it('reads version segments and rejects invalid ones', () => {
  const text = '{"v9":{"api":"1.1.0","withheld":["game-trash"]}}';
  expect(readSettings({ WAYMARK_API_SEGMENTS: text })).toMatchObject({
    segments: { v9: { api: '1.1.0', withheld: ['game-trash'] } },
  });
  expect(() => readSettings({ WAYMARK_API_SEGMENTS: 'v9' })).toThrow('WAYMARK_API_SEGMENTS');
});

it('names every invalid setting', () => {
  const read = () =>
    readSettings({ PORT: 'many', WAYMARK_TOKEN_LIFESPAN: '0', WAYMARK_BUILDER_ORIGINS: 'builder.example,https://x/y' });
  for (const text of ['PORT', 'WAYMARK_TOKEN_LIFESPAN', '"builder.example,https://x/y"']) {
    expect(read).toThrow(text);
  }
});

it('reads SMTP settings without leaking the password in errors', () => {
  const good = { WAYMARK_SMTP_URL: 'smtps://u:secret@mail.example:465', WAYMARK_MAIL_FROM: 'games@mail.example' };
  expect(readSettings(good)).toMatchObject({ smtpUrl: good.WAYMARK_SMTP_URL, mailSender: 'games@mail.example' });
  expect(() => readSettings({ ...good, WAYMARK_MAIL_FROM: 'nobody' })).toThrow('"nobody"');
  expect(() => readSettings({ ...good, WAYMARK_MAIL_FROM: '' })).toThrow('WAYMARK_MAIL_FROM');
  const wrong = () => readSettings({ ...good, WAYMARK_SMTP_URL: 'http://u:secret@mail.example' });
  expect(wrong).toThrow('WAYMARK_SMTP_URL');
  expect(wrong).not.toThrow('secret');
});

it('reads the Stripe keys without leaking them in errors', () => {
  const keys = {
    WAYMARK_STRIPE_SECRET_KEY: 'sk_test_1',
    WAYMARK_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    WAYMARK_STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(readSettings({ ...keys, WAYMARK_STRIPE_API: 'http://localhost:12111' }).stripe).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    api: 'http://localhost:12111',
  });
  const swapped = { ...keys, WAYMARK_STRIPE_PUBLISHABLE_KEY: 'sk_live_hidden' };
  expect(() => readSettings(swapped)).toThrow('WAYMARK_STRIPE_PUBLISHABLE_KEY');
  expect(() => readSettings(swapped)).not.toThrow('hidden');
});
