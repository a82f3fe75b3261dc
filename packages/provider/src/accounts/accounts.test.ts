import { TEST_PASSWORD } from '../testing';
import { BUILDER, GOOD, stageAccounts } from '../testing/stage-accounts';

const { provider, brand } = stageAccounts();

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

it('does not tell for ever which addresses have accounts', async () => {
  const { verify } = await brand();
  const statuses = new Set<number>();
  for (let turn = 0; turn < 110; turn += 1) statuses.add((await verify(`guess-${turn}@example.test`)).status);
  expect([...statuses]).toEqual([404, 429]);
});
