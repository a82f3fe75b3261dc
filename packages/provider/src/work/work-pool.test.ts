import { errors } from '../server/errors';
import type { TrialJobs } from '../testing/trial-jobs';
import { type Terms, WorkPool } from './work-pool';

const faults: unknown[] = [];
const pool = new WorkPool<TrialJobs>({
  jobs: new URL('../testing/trial-jobs.ts', import.meta.url),
  onFault: (error) => faults.push(error),
});
afterAll(() => pool.close());
afterEach(() => expect(faults).toEqual([]));

const tooMuch = errors.invalid({ text: ['That is too much.'] });
const terms = (by: number, seconds = 60): Terms => ({ by, seconds, tooMuch: () => tooMuch });

it('runs a job in its own thread and returns the result', async () => {
  const { text, threadId } = await pool.run('echo', 'Ahoy', terms(1));
  expect([text, threadId > 0]).toEqual(['Ahoy', true]);
});

it('passes on refusals and failures of a job', async () => {
  await expect(pool.run('refuse', 'name', terms(1))).rejects.toMatchObject({
    name: 'ApiError',
    status: 422,
    body: { errors: { name: ['It is not good.'] } },
  });
  await expect(pool.run('fail', 'Broken.', terms(1))).rejects.toThrow('Broken.');
});

it('terminates a job that runs too long and no other', async () => {
  const endless = pool.run('spin', undefined, terms(1, 2));
  const others = [pool.run('echo', 'one', terms(2)), pool.run('echo', 'two', terms(3))];
  await expect(Promise.all(others)).resolves.toMatchObject([{ text: 'one' }, { text: 'two' }]);
  await expect(endless).rejects.toBe(tooMuch);
  await expect(pool.run('echo', 'after', terms(1))).resolves.toMatchObject({ text: 'after' });
});

it('terminates a job that uses too much memory and no other', async () => {
  const other = pool.run('echo', 'one', terms(2));
  await expect(pool.run('hoard', undefined, terms(1))).rejects.toBe(tooMuch);
  await expect(other).resolves.toMatchObject({ text: 'one' });
  await expect(pool.run('echo', 'after', terms(1))).resolves.toMatchObject({ text: 'after' });
});

it('continues after a thread exits', async () => {
  await expect(pool.run('end', 1, terms(1))).rejects.toThrow('exit');
  await expect(pool.run('echo', 'after', terms(1))).resolves.toMatchObject({ text: 'after' });
});

describe('under load', () => {
  const full = new WorkPool<TrialJobs>({
    jobs: new URL('../testing/trial-jobs.ts', import.meta.url),
    onFault: (error) => faults.push(error),
  });

  it('reserves threads for other accounts and rejects excess jobs with Retry-After', async () => {
    // One account starts four endless jobs: it gets one thread, and the other stays free for everyone else.
    const own = Array.from({ length: 4 }, () => full.run('spin', undefined, terms(1)));
    await expect(full.run('spin', undefined, terms(1))).rejects.toMatchObject({
      status: 429,
      headers: { 'Retry-After': '5' },
    });
    await expect(full.run('echo', 'other', terms(2))).resolves.toMatchObject({ text: 'other' });
    const more = Array.from({ length: 14 }, (_, at) => full.run('spin', undefined, terms(10 + at)));
    await expect(full.run('echo', 'late', terms(3))).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '5' },
    });
    const ended = Promise.allSettled([...own, ...more]);
    await full.close();
    expect(new Set((await ended).map(({ status }) => status))).toEqual(new Set(['rejected']));
  });
});
