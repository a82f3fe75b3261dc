import { withNews } from './news-queue';

const news = (number: number) => ({ id: String(number), text: `Team ${number} joined` });

it('keeps news in order without duplicates, and at most the latest twelve waiting', () => {
  const queue = [1, 2, 2, 3].reduce((now, number) => withNews(now, news(number)), withNews([], news(0)));
  expect(queue.map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
  const burst = Array.from({ length: 40 }, (_, at) => at + 4).reduce(
    (now, number) => withNews(now, news(number)),
    queue,
  );
  expect([burst[0]?.id, burst[1]?.id, burst.at(-1)?.id, burst.length]).toEqual(['0', '32', '43', 13]);
});
