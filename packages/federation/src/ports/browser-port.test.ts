import { browserPort } from './browser-port';

it.each([
  [4000, 4000],
  [6000, 6001],
  [6665, 6670],
  [10_080, 10_081],
])("the provider's port %i is opened in browsers as %i", (port, open) => {
  expect(browserPort(port)).toBe(open);
});
