import type { TokenAnswer } from '@waymark/contract';
import { TEST_PASSWORD, type TestProvider } from '../testing';
import { BUILDER, GOOD, stageAccounts } from '../testing/stage-accounts';

const { provider, brand } = stageAccounts();

describe('a password reset', () => {
  const linkIn = (text: string | undefined) => /http\S+\/account\/password\?token=\S+/.exec(text ?? '')?.[0] ?? '';

  async function forgetful(row: Parameters<TestProvider['make']['whiteLabel']>[0] = {}) {
    const it = await brand(row);
    const user = await provider.make.user(it.whiteLabel);
    const ask = (email = user.email) => it.visitor.patch('/users/reset.json', { email });
    const link = async () => {
      expect((await ask()).status).toBe(200);
      return linkIn((await provider.mailTo(user.email)).at(-1)?.text);
    };
    const choose = (address: string, password: string, again = password) =>
      fetch(address, { method: 'POST', body: new URLSearchParams({ password, password_confirmation: again }) });
    return { ...it, user, ask, link, choose };
  }

  it('returns 404 for an unknown address or one of another white label', async () => {
    const { ask, user } = await forgetful();
    const other = await forgetful();
    expect((await ask('nobody@example.test')).status).toBe(404);
    expect((await other.ask(user.email)).status).toBe(404);
    expect(await provider.mailTo(user.email)).toEqual([]);
  });

  it('sets the password on the linked page and ends every session', async () => {
    const { user, link, choose, signIn, whoami } = await forgetful({ name: 'Harbour <Hunts>' });
    const before = (await signIn(TEST_PASSWORD, user.email)).body.token;
    expect((await whoami(before)).status).toBe(200);
    const address = await link();
    const page = await fetch(address);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('Harbour &lt;Hunts&gt;');
    expect(html).toContain(user.email);
    const done = await choose(address, GOOD);
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining(`href="${BUILDER}/sign-in"`)]);
    expect((await whoami(before)).status).toBe(401);
    expect((await signIn(TEST_PASSWORD, user.email)).status).toBe(401);
    expect((await signIn(GOOD, user.email)).status).toBe(200);
  });

  it('accepts a link once and then invalidates all earlier ones', async () => {
    const { link, choose } = await forgetful();
    const [first, second] = [await link(), await link()];
    expect((await choose(second, GOOD)).status).toBe(200);
    for (const address of [first, second]) {
      expect((await fetch(address)).status).toBe(404);
      expect((await choose(address, 'quite another one')).status).toBe(404);
    }
  });

  it('succeeds for only one of two concurrent submissions', async () => {
    const { link, choose } = await forgetful();
    const address = await link();
    const answers = await Promise.all([choose(address, GOOD), choose(address, 'quite another one')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('rejects an expired or invented link, and leads to a new one', async () => {
    const { link, choose } = await forgetful();
    const address = await link();
    provider.clock.forward(60 * 60_000);
    const late = await choose(address, GOOD);
    expect([late.status, await late.text()]).toEqual([
      404,
      expect.stringContaining(`href="${BUILDER}/reset-password"`),
    ]);
    expect((await choose(`${provider.origin}/account/password?token=x`, GOOD)).status).toBe(404);
    expect((await choose(`${provider.origin}/account/password`, GOOD)).status).toBe(404);
  });

  it('shows the form again for differing or weak passwords and keeps the link valid', async () => {
    const { link, choose, user, signIn } = await forgetful();
    const address = await link();
    const differing = await choose(address, GOOD, `${GOOD}!`);
    expect([differing.status, await differing.text()]).toEqual([
      412,
      expect.stringMatching(/role="alert"[\s\S]*<form/),
    ]);
    expect((await choose(address, 'seven77')).status).toBe(422);
    expect((await choose(address, user.email)).status).toBe(422);
    expect((await choose(address, GOOD)).status).toBe(200);
    expect((await signIn(GOOD, user.email)).status).toBe(200);
  });

  it("shows the page and its errors in the reader's language", async () => {
    const { link, user } = await forgetful();
    const address = await link();
    const read = async (language: string, init: RequestInit = {}, at = address) =>
      (await fetch(at, { ...init, headers: { 'Accept-Language': language } })).text();
    expect(await read('he-IL, en;q=0.5')).toMatch(/<html lang="he-IL" dir="rtl">[\s\S]*<h1>בחירת סיסמה חדשה<\/h1>/);
    const typed = (password: string, again = password) => ({
      method: 'POST',
      body: new URLSearchParams({ password, password_confirmation: again }),
    });
    expect(await read('de', typed(GOOD, 'else'))).toContain('Die Passwörter stimmen nicht überein.');
    expect(await read('de', typed('kurz'))).toContain('Wählen Sie ein Passwort mit mindestens 8 Zeichen.');
    expect(await read('fr', typed(user.email))).toContain('ni votre adresse e-mail');
    expect(await read('fr', {}, `${provider.origin}/account/password?token=x`)).toContain('Ce lien ne fonctionne plus');
    expect(await read('de', typed(GOOD))).toContain('Ihr neues Passwort gilt jetzt');
  });

  it('serves a page that loads nothing, runs no scripts and sends no referrer', async () => {
    const { link } = await forgetful();
    const { headers } = await fetch(await link());
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    );
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('sets the first password of an invited person', async () => {
    const { whiteLabel, ask, choose, signIn } = await forgetful();
    const invited = await provider.make.user(whiteLabel, { password_hash: null });
    await ask(invited.email);
    await choose(linkIn((await provider.mailTo(invited.email))[0]?.text), GOOD);
    expect((await signIn(GOOD, invited.email)).status).toBe(200);
  });

  it('can be completed through the API, which signs in', async () => {
    const { link, visitor, user, whoami } = await forgetful();
    const other = await brand();
    const token = new URL(await link()).searchParams.get('token');
    const typed = { token, password: GOOD, password_confirmation: GOOD };
    expect((await other.visitor.patch('/users/password.json', typed)).status).toBe(404);
    expect((await visitor.patch('/users/password.json', { ...typed, password: 'x' })).status).toBe(412);
    const { status, body } = await visitor.patch<TokenAnswer>('/users/password.json', typed);
    expect(status).toBe(200);
    expect((await whoami(body.token)).body.id).toBe(user.id);
    expect((await visitor.patch('/users/password.json', typed)).status).toBe(404);
  });

  it('is throttled and says how long to wait', async () => {
    const { ask } = await forgetful();
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const { status, headers } = await ask();
    expect(status).toBe(429);
    provider.clock.forward(Number(headers.get('Retry-After')) * 1000);
    expect((await ask()).status).toBe(200);
  });
});
