import { Cleanup } from './cleanup';

const ending = () => {
  const controller = new AbortController();
  const ended: string[] = [];
  const end = new Cleanup(controller.signal);
  const add = (name: string, fails = false) =>
    end.add(async () => {
      ended.push(name);
      if (fails) throw new Error(name);
    });
  return { controller, ended, end, add };
};

it('runs clean-ups once in reverse order, even if one fails', async () => {
  const { ended, end, add } = ending();
  add('provider');
  add('server', true);
  add('browser');
  await Promise.all([end.all(), end.all()]);
  expect(ended).toEqual(['browser', 'server', 'provider']);
});

it('runs clean-ups on abort, and later ones immediately', async () => {
  const { controller, ended, end, add } = ending();
  add('provider');
  controller.abort();
  await end.all();
  add('browser');
  expect(ended).toEqual(['provider', 'browser']);
  expect(() => end.check()).toThrow();
});
