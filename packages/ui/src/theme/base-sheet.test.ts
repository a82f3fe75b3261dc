import { baseSheet } from './base-sheet';

test.each([':root', ':host', '[data-ground]'] as const)(
  'with forced colours, pressed buttons and the link to the current page have an outline in a sheet for %s',
  (selector) => {
    const sheet = baseSheet({ selector });
    const marked = ':is([aria-pressed=true],:is(a,button)[aria-current=page]):not(:focus-visible)';
    expect(sheet).toContain(`@media (forced-colors:active){${marked}{outline:2px solid Highlight;`);
  },
);
