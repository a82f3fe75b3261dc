import { TEST_PASSWORD } from '../testing';
import { BUILDER, GOOD, stageAccounts } from '../testing/stage-accounts';

const { provider, brand } = stageAccounts();

describe('checking an e-mail address', () => {
  it('returns 200 for a registered address and 404 otherwise, per white label', async () => {
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
  it('creates an account and signs it in', async () => {
    const { email, signUp, signIn, whoami } = await brand({ features: ['groups'] });
    const { status, body } = await signUp();
    expect([status, body.lifespan, body.auth_type]).toEqual([200, 60, 'Bearer']);
    const me = await whoami(body.token);
    expect(me.body).toMatchObject({ id: body.user_id, email, name: 'Nora New', super_admin: false });
    expect(me.body.features).toEqual(['groups']);
    expect((await signIn(GOOD)).status).toBe(200);
  });

  it('sends a welcome mail in the name of the brand', async () => {
    const { email, signUp } = await brand({ name: 'Łódź & Søns <Hunts>' });
    await signUp();
    const [mail] = await provider.mailTo(email, 1);
    expect(mail?.text).toContain('Hello Nora New,');
    expect(mail?.text).toContain('Łódź & Søns <Hunts>');
    expect(mail?.text).toContain(`${BUILDER}/sign-in`);
    expect(mail?.html).toContain('Łódź &amp; Søns &lt;Hunts&gt;');
  });

  it('leaves an advertisement in the name out of the welcome mail', async () => {
    const { email, signUp } = await brand();
    await signUp({ name: 'Nora, your prize: https://evil.example/x' });
    const [mail] = await provider.mailTo(email, 1);
    expect(mail?.text).toContain('Hello,');
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  it('does not use up the limit on address checks when many sign up from one IP', async () => {
    const { visitor, verify, signUp } = await brand();
    for (let pupil = 0; pupil < 45; pupil += 1) {
      const email = `pupil-${pupil}@example.test`;
      expect((await verify(email)).status).toBe(404);
      expect((await signUp({ email })).status).toBe(200);
    }
    const requests: number[] = [];
    for (let turn = 0; turn < 50; turn += 1) {
      requests.push((await visitor.get(`/users/verify.json?email=guess-${turn}@example.test`)).status);
    }
    expect(requests.filter((status) => status === 404)).toHaveLength(40);
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
  ])('returns 409 for the address %j', async (email) => {
    const { signUp } = await brand();
    expect((await signUp({ email })).status).toBe(409);
  });

  it.each(['a.b+c@example.test', "o'neill@example.test", 'müller@bücher.example', 'x@sub.domain.example'])(
    'accepts the address %j',
    async (email) => {
      const { signUp } = await brand();
      expect((await signUp({ email })).status).toBe(200);
    },
  );

  it('returns 409 for a registered address in any letter case and keeps its account', async () => {
    const { whiteLabel, signUp, signIn } = await brand();
    const other = await brand();
    const { email } = await provider.make.user(whiteLabel);
    expect((await signUp({ email: email.toUpperCase() })).status).toBe(409);
    expect((await signIn(TEST_PASSWORD, email)).status).toBe(200);
    expect((await other.signUp({ email })).status).toBe(200);
  });

  it('recognises an address in any Unicode form or host notation', async () => {
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

  it('returns 409 for the address of an invited account', async () => {
    const { whiteLabel, signUp, verify } = await brand();
    const { email } = await provider.make.user(whiteLabel, { password_hash: null });
    expect((await verify(email)).status).toBe(200);
    expect((await signUp({ email })).status).toBe(409);
  });

  it('returns 412 when the passwords differ', async () => {
    const { signUp, signIn } = await brand();
    expect((await signUp({ password_confirmation: `${GOOD}!` })).status).toBe(412);
    expect((await signIn(GOOD)).status).toBe(404);
  });

  it('creates one account for two concurrent requests', async () => {
    const { signUp } = await brand();
    const answers = await Promise.all([signUp(), signUp()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['short', 'seven77'],
    ['commonly guessed', 'password123!'],
    ['a sequence', '12345678'],
    ['one repeated character', 'aaaaaaaaaa'],
    ['their own name', 'Nora New'],
  ])('rejects a weak password with an error on its field: %s', async (_, password) => {
    const { signUp, signIn } = await brand();
    const { status, body } = await signUp({ password, password_confirmation: password });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['password']]);
    expect((await signIn(password)).status).toBe(404);
  });

  it("enforces the white label's minimum password length", async () => {
    const { signUp } = await brand({ password_min: 14 });
    const { status, body } = await signUp();
    expect([status, body.errors?.password?.[0]]).toEqual([422, expect.stringContaining('14')]);
    expect((await signUp({ password: `${GOOD}!!`, password_confirmation: `${GOOD}!!` })).status).toBe(200);
  });

  it('names every invalid field, and returns 404 for an unknown white label', async () => {
    const { signUp } = await brand();
    const { status, body } = await signUp({ name: ' ', password: 'x', password_confirmation: 'x' });
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ['name', 'password']]);
    const nowhere = provider.visitor('made-up');
    const account = { name: 'A', email: 'a@example.test', password: GOOD, password_confirmation: GOOD };
    expect((await nowhere.post('/users.json', account)).status).toBe(404);
  });
});

it('throttles checks of e-mail addresses', async () => {
  const { verify } = await brand();
  const statuses = new Set<number>();
  for (let turn = 0; turn < 110; turn += 1) statuses.add((await verify(`guess-${turn}@example.test`)).status);
  expect([...statuses]).toEqual([404, 429]);
});
