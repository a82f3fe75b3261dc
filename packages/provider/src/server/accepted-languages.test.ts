import { acceptedLanguages } from './accepted-languages';

it.each([
  ['de', ['de']],
  ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
  ['en;q=0.2, he ; q=0.9, ar', ['ar', 'he', 'en']],
  ['PT-br,iw', ['pt-BR', 'he']],
  ['*', []],
  ['fr;q=0', []],
  ['', []],
  [undefined, []],
  ['../../etc/passwd,<b>,de-,--,x', []],
  [Array(3000).fill('de').join(','), Array(5).fill('de')],
])('reads %j', (header, tags) => {
  expect(acceptedLanguages(header)).toEqual(tags);
});
