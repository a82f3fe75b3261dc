import { roles, sizes } from './component';
import { semantic } from './semantic';
import { customProperty, token } from './token';
import { tokenSheet } from './token-sheet';

const declared = (sheet: string): Set<string> => new Set(sheet.match(/--[a-z0-9-]+(?=:)/g));

test('every token available to components is declared', () => {
  const names = declared(tokenSheet());
  for (const name of Object.keys({ ...semantic, ...sizes, ...roles })) expect(names).toContain(customProperty(name));
});

test('the sheet only refers to properties it declares', () => {
  const sheet = tokenSheet();
  const names = declared(sheet);
  const used = [...sheet.matchAll(/var\((--[a-z0-9-]+)/g)].map((match) => match[1] as string);
  expect(used.length).toBeGreaterThan(50);
  for (const name of used) expect(names).toContain(name);
});

test('a white label changes exactly one value', () => {
  expect(tokenSheet({ brand: '#d2491f' })).toContain('--brand:#d2491f;');
  expect(tokenSheet({ brand: '#d2491f' }).replace('#d2491f', '#0b6a60')).toBe(tokenSheet());
});

test('a shadow root declares the same tokens on its host', () => {
  const sheet = tokenSheet({ selector: ':host' });
  expect(sheet).not.toContain(':root');
  expect(declared(sheet)).toEqual(declared(tokenSheet()));
});

test('prefers-contrast: more gives dark text and strong lines', () => {
  const [usual = '', stronger = ''] = tokenSheet().split('@media (prefers-contrast:more)');
  expect(usual).toContain('--text-muted:');
  expect(stronger).toContain(':root,[data-brand]{--text-soft:var(--text);--text-muted:var(--text);');
  expect(stronger).toContain('--line:var(--line-control);');
});

test('the accessor returns the custom property', () => {
  expect(token.accent).toBe('var(--accent)');
  expect(token.surfacePage).toBe('var(--surface-page)');
  expect(token.type14).toBe('var(--type-14)');
});
