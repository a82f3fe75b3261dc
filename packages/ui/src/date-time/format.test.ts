import { relativeMoment } from './format';

const NOW = Date.parse('2026-11-21T18:14:00Z');
const [MINUTE, HOUR, DAY, MONTH] = [60_000, 3_600_000, 86_400_000, 2_629_800_000];

const words = (away: number, language: string, style: 'short' | 'narrow'): string =>
  relativeMoment(new Date(NOW + away).toISOString(), NOW, language, style).replace(/\s/g, ' ');

test.each(
  ['en', 'de', 'es', 'fr', 'pl', 'ja', 'he', 'ar'].flatMap((language) => [
    [language, 'short' as const],
    [language, 'narrow' as const],
  ]),
)('in %s, %s, the past never reads like the future', (language, style) => {
  const alike = [MINUTE, HOUR, DAY, MONTH]
    .flatMap((unit) => Array.from({ length: 12 }, (_, index) => unit * (index + 1)))
    .filter((away) => words(-away, language, style) === words(away, language, style));
  expect(alike).toEqual([]);
});

test.each([
  ['en', '25m ago', '3h ago', '8d ago', '8mo ago'],
  ['de', 'vor 25 Min.', 'vor 3 Std.', 'vor 8 Tagen', 'vor 8 Monaten'],
  ['es', 'hace 25 minutos', 'hace 3 horas', 'hace 8 días', 'hace 8 meses'],
  ['fr', 'il y a 25 minutes', 'il y a 3 heures', 'il y a 8 jours', 'il y a 8 mois'],
  ['pl', '25 min temu', '3 godz. temu', '8 dni temu', '8 mies. temu'],
  ['ja', '25分前', '3時間前', '8日前', '8か月前'],
  ['he', 'לפני 25 דק׳', 'לפני 3 שע׳', 'לפני 8 ימים', 'לפני 8 חודשים'],
  ['ar', 'قبل 25 دقيقة', 'قبل 3 ساعات', 'قبل 8 أيام', 'قبل 8 أشهر'],
])('a narrow column in %s reads %s', (language, ...shown) => {
  expect([25 * MINUTE, 3 * HOUR, 8 * DAY, 8 * MONTH].map((away) => words(-away, language, 'narrow'))).toEqual(shown);
});
