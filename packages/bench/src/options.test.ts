import { MEASUREMENTS, readOptions } from './options';

it('measures everything in full by default', () => {
  expect(readOptions([])).toEqual({ quick: false, json: '.waymark/bench.json', only: [...MEASUREMENTS] });
});

it('reads all options', () => {
  expect(readOptions(['--quick', '--json', 'out.json', '--only', 'list, cold'])).toEqual({
    quick: true,
    json: 'out.json',
    only: ['list', 'cold'],
  });
});

it.each([[['--only', 'lists']], [['--fast']]])('rejects %j', (words) => {
  expect(() => readOptions(words)).toThrow();
});
