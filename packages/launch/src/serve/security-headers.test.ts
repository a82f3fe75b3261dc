import { createHash } from 'node:crypto';
import { readSettings } from '../settings/settings';
import { inlineScriptSources } from './inline-scripts';
import { contentSecurityPolicy } from './security-headers';

const policyOf = (variables: Record<string, string>) => {
  const { page } = readSettings(variables, '/srv');
  const policy = contentSecurityPolicy(page, { remoteOrigins: ['http://localhost:3101', 'http://localhost:3106'] });
  return new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));
};

describe('the Content-Security-Policy', () => {
  it('allows scripts from the shell and the remotes only', () => {
    expect(policyOf({}).get('script-src')).toEqual(["'self'", 'http://localhost:3101', 'http://localhost:3106']);
  });
  it("allows the page's own inline scripts by hash, and no others", () => {
    const html = '<script type="application/json">{}</script><script>go()</script><script defer src="/a.js"></script>';
    const [source = '', ...more] = inlineScriptSources(html);
    expect(more).toEqual([]);
    expect(source).toBe(`'sha256-${createHash('sha256').update('go()').digest('base64')}'`);
    const { page } = readSettings({}, '/srv');
    expect(contentSecurityPolicy(page, { remoteOrigins: [], inlineScripts: [source] })).toContain(
      `script-src 'self' ${source};`,
    );
  });
  it('allows connections to the provider and its socket only, plus blobs and data', () => {
    const inside = ['blob:', 'data:'];
    expect(policyOf({}).get('connect-src')).toEqual([
      "'self'",
      'http://localhost:4000',
      'ws://localhost:4000',
      ...inside,
    ]);
    expect(policyOf({ WAYMARK_API_ORIGIN: 'https://api.example' }).get('connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'wss://api.example',
      ...inside,
    ]);
  });
  it('allows the named partners to embed the page', () => {
    const { page } = readSettings({}, '/srv');
    expect(contentSecurityPolicy(page, { remoteOrigins: [], partners: ['https://partner.example'] })).toContain(
      "frame-ancestors 'self' https://partner.example;",
    );
  });
  it('allows the configured map and geocoder, and nothing else', () => {
    const policy = policyOf({
      WAYMARK_MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      WAYMARK_GEOCODER: 'https://places.example/search',
      WAYMARK_BRAND_LOGO: '/mark.svg',
    });
    expect(policy.get('img-src')).toContain('https://*.tiles.example');
    expect(policy.get('connect-src')).toContain('https://places.example');
    expect(policy.get('img-src')?.join(' ')).not.toContain('mark.svg');
  });
  it('allows Stripe only if the provider announces it or the page has its key', () => {
    const { page } = readSettings({}, '/srv');
    const policy = (capabilities: Record<string, string>, cardKey = '') =>
      contentSecurityPolicy(
        { ...page, cardKey, provider: { api: '1.0.0', capabilities, media_origins: [] } },
        { remoteOrigins: [] },
      );
    expect(policy({ receipts: '1.0.0' })).not.toContain('stripe');
    expect(policy({}, 'pk_1')).toContain('https://js.stripe.com');
    const open = policy({ stripe: '1.0.0' }).split('; ');
    expect(open).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(open).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com');
    expect(open.find((part) => part.startsWith('connect-src'))).toContain('https://api.stripe.com');
  });
  it('has no unsafe source, no objects, no foreign base and no foreign frame', () => {
    const policy = policyOf({});
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe/);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  });
});
