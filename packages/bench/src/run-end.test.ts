import { RunEnd } from './run-end';

const ending = () => {
  const controller = new AbortController();
  const ended: string[] = [];
  const end = new RunEnd(controller.signal);
  const add = (name: string, fails = false) =>
    end.add(async () => {
      ended.push(name);
      if (fails) throw new Error(name);
    });
  return { controller, ended, end, add };
};

it('ends what was begun last first, once, whatever cannot be ended', async () => {
  const { ended, end, add } = ending();
  add('provider');
  add('server', true);
  add('browser');
  await Promise.all([end.all(), end.all()]);
  expect(ended).toEqual(['browser', 'server', 'provider']);
});

it('ends everything when the run is asked to end, and lets nothing begin then', async () => {
  const { controller, ended, end, add } = ending();
  add('provider');
  controller.abort();
  await end.all();
  add('browser');
  expect(ended).toEqual(['provider', 'browser']);
  expect(() => end.check()).toThrow();
});
