import type { CurrentUser, TokenAnswer } from '@waymark/contract';
import { START_PATIENCE, startTestProvider, TEST_PASSWORD, type TestProvider } from '../testing';

interface Refused {
  message?: string;
  errors?: Record<string, string[]>;
}

const BUILDER = 'https://builder.example.test';
const GOOD = 'nine lanterns';

let provider: TestProvider;
let people = 0;
beforeAll(async () => {
  provider = await startTestProvider({ builderOrigins: [BUILDER] });
}, START_PATIENCE);
afterAll(() => provider.close());
// All tests here share one IP address, so earlier attempts must not count.
beforeEach(() => provider.clock.forward(60 * 60_000));
afterEach(() => expect(provider.faults).toEqual([]));

async function brand(row: Parameters<TestProvider['make']['whiteLabel']>[0] = {}) {
  const whiteLabel = await provider.make.whiteLabel(row);
  const visitor = provider.visitor(whiteLabel.identifier);
  people += 1;
  const email = `new-${people}@example.test`;
  const signUp = (typed: Record<string, unknown> = {}) =>
    visitor.post<TokenAnswer & Refused>('/users.json', {
      name: 'Nora New',
      email,
      password: GOOD,
      password_confirmation: GOOD,
      ...typed,
    });
  const signIn = (password: string, address = email) =>
    visitor.post<TokenAnswer>('/users/authenticate.json', { email: address, password });
  const verify = (address: string) => visitor.get(`/users/verify.json?email=${encodeURIComponent(address)}`);
  const whoami = async (token: string) => {
    const answer = await fetch(`${provider.origin}/v1/users/0.json`, {
      headers: { Authorization: `Bearer ${token}`, 'X-Whitelabel': whiteLabel.identifier },
    });
    return { status: answer.status, body: (await answer.json()) as CurrentUser };
  };
  return { whiteLabel, visitor, email, signUp, signIn, verify, whoami };
}

describe('an e-mail address', () => {
  it('is in use with 200 and free with 404, in each white label for itself', async () => {
    const { whiteLabel, verify } = await brand();
    const other = await brand();
    const { email } = await provider.make.user(whiteLabel);
    expect((await verify(email)).status).toBe(200);
    expect((await verify(` ${email.toUpperCase()}`)).status).toBe(200);
    expect((await verify('nobody@example.test')).status).toBe(404);
    expect((await other.verify(email)).status).toBe(404);
  });
});

describe('signing up', () => {
  it('makes an account and signs it in', async () => {
    const { email, signUp, signIn, whoami } = await brand({ features: ['groups'] });
    const { status, body } = await signUp();
    expect([status, body.lifespan, body.auth_type]).toEqual([200, 60, 'Bearer']);
    const me = await whoami(body.token);
    expect(me.body).toMatchObject({ id: body.user_id, email, name: 'Nora New', super_admin: false });
    expect(me.body.features).toEqual(['groups']);
    expect((await signIn(GOOD)).status).toBe(200);
  });

  it('welcomes the new account by mail in the name of the brand', async () => {
    const { email, signUp } = await brand({ name: 'Łódź & Søns <Hunts>' });
    await signUp();
    const [mail] = await provider.mailTo(email, 1);
    expect(mail?.text).toContain('Hello Nora New,');
    expect(mail?.text).toContain('Łódź & Søns <Hunts>');
    expect(mail?.text).toContain(`${BUILDER}/sign-in`);
    expect(mail?.html).toContain('Łódź &amp; Søns &lt;Hunts&gt;');
  });

  it('greets nobody by a name that is an advertisement: the address may be anybody’s', async () => {
    const { email, signUp } = await brand();
    await signUp({ name: 'Nora, your prize: https://evil.example/x' });
    const [mail] = await provider.mailTo(email, 1);
    expect(mail?.text).toContain('Hello,');
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  it('of a whole class-room behind one address is not held up by looking whether an address is in use', async () => {
    const { visitor, verify, signUp } = await brand();
    for (let pupil = 0; pupil < 45; pupil += 1) {
      const email = `pupil-${pupil}@example.test`;
      expect((await verify(email)).status).toBe(404);
      expect((await signUp({ email })).status).toBe(200);
    }
    const asked: number[] = [];
    for (let turn = 0; turn < 50; turn += 1) {
      asked.push((await visitor.get(`/users/verify.json?email=guess-${turn}@example.test`)).status);
    }
    expect(asked.filter((status) => status === 404)).toHaveLength(40);
  });

  it.each([
    'plain',
    '@example.test',
    'a@b',
    'a b@example.test',
    'a@exam ple.test',
    'a@@example.test',
    'a@example..test',
    'a@-example.test',
    '.a@example.test',
    'a..b@example.test',
    'a@example.test\r\nBcc: b@example.test',
    '"a"<b@example.test>',
    `${'a'.repeat(65)}@example.test`,
    `a@${'b'.repeat(260)}.test`,
    '',
  ])('answers 409 to the address %j', async (email) => {
    const { signUp } = await brand();
    expect((await signUp({ email })).status).toBe(409);
  });

  it.each(['a.b+c@example.test', "o'neill@example.test", 'müller@bücher.example', 'x@sub.domain.example'])(
    'takes the address %j',
    async (email) => {
      const { signUp } = await brand();
      expect((await signUp({ email })).status).toBe(200);
    },
  );

  it('answers 409 to an address that has an account, however it is written, and leaves that account alone', async () => {
    const { whiteLabel, signUp, signIn } = await brand();
    const other = await brand();
    const { email } = await provider.make.user(whiteLabel);
    expect((await signUp({ email: email.toUpperCase() })).status).toBe(409);
    expect((await signIn(TEST_PASSWORD, email)).status).toBe(200);
    expect((await other.signUp({ email })).status).toBe(200);
  });

  it('knows an account again however a system composes accents or a browser writes the host', async () => {
    const { signUp, signIn, verify, visitor } = await brand();
    const decomposed = 'mu\u0308ller@bu\u0308cher.example';
    expect((await signUp({ email: decomposed })).status).toBe(200);
    for (const written of ['müller@bücher.example', decomposed, 'Müller@XN--BCHER-kva.example']) {
      expect((await verify(written)).status).toBe(200);
      expect((await signIn(GOOD, written)).status).toBe(200);
      expect((await signUp({ email: written })).status).toBe(409);
      expect((await visitor.patch('/users/reset.json', { email: written })).status).toBe(200);
    }
  });

  it('does not hand an invited account to whoever knows its address', async () => {
    const { whiteLabel, signUp, verify } = await brand();
    const { email } = await provider.make.user(whiteLabel, { password_hash: null });
    expect((await verify(email)).status).toBe(200);
    expect((await signUp({ email })).status).toBe(409);
  });

  it('answers 412 to differing passwords', async () => {
    const { signUp, signIn } = await brand();
    expect((await signUp({ password_confirmation: `${GOOD}!` })).status).toBe(412);
    expect((await signIn(GOOD)).status).toBe(404);
  });

  it('makes one account of two that come at the same moment', async () => {
    const { signUp } = await brand();
    const answers = await Promise.all([signUp(), signUp()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['short', 'seven77'],
    ['first to be guessed', 'password123!'],
    ['in a row', '12345678'],
    ['one sign', 'aaaaaaaaaa'],
    ['their own name', 'Nora New'],
  ])('says at the field that a password is too easy: %s', async (_, password) => {
    const { signUp, signIn } = await brand();
    const { status, body } = await signUp({ password, password_confirmation: password });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['password']]);
    expect((await signIn(password)).status).toBe(404);
  });

  it('asks for as many characters as the white label wants', async () => {
    const { signUp } = await brand({ password_min: 14 });
    const { status, body } = await signUp();
    expect([status, body.errors?.password?.[0]]).toEqual([422, expect.stringContaining('14')]);
    expect((await signUp({ password: `${GOOD}!!`, password_confirmation: `${GOOD}!!` })).status).toBe(200);
  });

  it('names every field that is wrong, and makes nothing of a white label that is not there', async () => {
    const { signUp } = await brand();
    const { status, body } = await signUp({ name: ' ', password: 'x', password_confirmation: 'x' });
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ['name', 'password']]);
    const nowhere = provider.visitor('made-up');
    const account = { name: 'A', email: 'a@example.test', password: GOOD, password_confirmation: GOOD };
    expect((await nowhere.post('/users.json', account)).status).toBe(404);
  });
});

describe('a new password', () => {
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

  it('is answered with 404 for an unknown address, and in another white label', async () => {
    const { ask, user } = await forgetful();
    const other = await forgetful();
    expect((await ask('nobody@example.test')).status).toBe(404);
    expect((await other.ask(user.email)).status).toBe(404);
    expect(await provider.mailTo(user.email)).toEqual([]);
  });

  it('is chosen on the page behind the link of the message, and ends every session', async () => {
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

  it('is chosen with a link once, and every earlier link has gone then', async () => {
    const { link, choose } = await forgetful();
    const [first, second] = [await link(), await link()];
    expect((await choose(second, GOOD)).status).toBe(200);
    for (const address of [first, second]) {
      expect((await fetch(address)).status).toBe(404);
      expect((await choose(address, 'quite another one')).status).toBe(404);
    }
  });

  it('is chosen by one of two who press at the same moment', async () => {
    const { link, choose } = await forgetful();
    const address = await link();
    const answers = await Promise.all([choose(address, GOOD), choose(address, 'quite another one')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is not chosen after an hour, or with a made-up link', async () => {
    const { link, choose } = await forgetful();
    const address = await link();
    provider.clock.forward(60 * 60_000);
    expect((await choose(address, GOOD)).status).toBe(404);
    expect((await choose(`${provider.origin}/account/password?token=x`, GOOD)).status).toBe(404);
    expect((await choose(`${provider.origin}/account/password`, GOOD)).status).toBe(404);
  });

  it('is asked for again on the page when the two differ or it is too easy, and the link is still good', async () => {
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

  it('is chosen on a page in the language of its reader, faults included', async () => {
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
    expect(await read('de', typed('kurz'))).toContain('Bitte ein Passwort mit mindestens 8 Zeichen wählen.');
    expect(await read('fr', typed(user.email))).toContain('ni votre adresse e-mail');
    expect(await read('fr', {}, `${provider.origin}/account/password?token=x`)).toContain('Ce lien ne fonctionne plus');
    expect(await read('de', typed(GOOD))).toContain('Das neue Passwort gilt');
  });

  it('is chosen on a page that loads nothing, runs nothing and tells nobody its address', async () => {
    const { link } = await forgetful();
    const { headers } = await fetch(await link());
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    );
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('is the first one of somebody who was invited', async () => {
    const { whiteLabel, ask, choose, signIn } = await forgetful();
    const invited = await provider.make.user(whiteLabel, { password_hash: null });
    await ask(invited.email);
    await choose(linkIn((await provider.mailTo(invited.email))[0]?.text), GOOD);
    expect((await signIn(GOOD, invited.email)).status).toBe(200);
  });

  it('is chosen by a call of an app as well, which is signed in with it', async () => {
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

  it('is sent a few times only, with the time to wait', async () => {
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

it('does not tell for ever which addresses have accounts', async () => {
  const { verify } = await brand();
  const statuses = new Set<number>();
  for (let turn = 0; turn < 110; turn += 1) statuses.add((await verify(`guess-${turn}@example.test`)).status);
  expect([...statuses]).toEqual([404, 429]);
});
