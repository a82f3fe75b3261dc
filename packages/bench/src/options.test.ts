import { MEASUREMENTS, readOptions } from './options';

it('measures everything in full unless told', () => {
  expect(readOptions([])).toEqual({ quick: false, json: '.waymark/bench.json', only: [...MEASUREMENTS] });
});

it('reads what it is asked for', () => {
  expect(readOptions(['--quick', '--json', 'out.json', '--only', 'list, cold'])).toEqual({
    quick: true,
    json: 'out.json',
    only: ['list', 'cold'],
  });
});

it.each([[['--only', 'lists']], [['--fast']]])('refuses %j', (words) => {
  expect(() => readOptions(words)).toThrow();
});
