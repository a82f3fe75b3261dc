import { baseSheet } from './base-sheet';

test.each([':root', ':host', '[data-ground]'] as const)(
  'with forced colours, pressed buttons have an outline in a sheet for %s',
  (selector) => {
    const sheet = baseSheet({ selector });
    const rule = '@media (forced-colors:active){[aria-pressed=true]:not(:focus-visible){outline:2px solid Highlight;';
    expect(sheet).toContain(rule);
  },
);
