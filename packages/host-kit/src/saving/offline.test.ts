import { opensOffline } from './offline';

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

it.each([
  ['an installed builder', '/offline-worker.js', true],
  ["a page with a partner's worker", '/partner-worker.js', false],
  ['a page without a worker', undefined, false],
])('only the worker of the builder opens %s offline', (_, script, opens) => {
  const controller = script && { scriptURL: `https://builder.test${script}` };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  expect(opensOffline()).toBe(opens);
});
