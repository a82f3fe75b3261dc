import { readDevArguments } from './arguments';

it('reads which remote to work on, and in which shell', async () => {
  expect(await readDevArguments([])).toEqual({ remote: undefined, shell: undefined });
  expect(await readDevArguments(['mf-games'])).toEqual({ remote: 'mf-games', shell: undefined });
  expect(await readDevArguments(['mf-games', '--shell', 'https://staging.example/dashboard'])).toEqual({
    remote: 'mf-games',
    shell: 'https://staging.example',
  });
});

it.each([
  [['mf-nobody'], /no remote "mf-nobody"\. There are: .*mf-games/],
  [['--shell', 'https://staging.example'], /Name a remote before --shell/],
  [['mf-games', '--shell', 'staging'], /"staging" is not the address/],
  [['mf-games', 'mf-challenges'], /One remote at a time/],
  [['mf-games', '--fast'], /--fast.* Use "pnpm dev"/],
])('explains in one sentence what is wrong with %j', async (args, sentence) => {
  await expect(readDevArguments(args)).rejects.toThrow(sentence);
});
