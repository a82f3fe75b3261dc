import { computedColour, shownContrast } from '../testing/computed-colour';
import { palette } from './palette';
import { semantic } from './semantic';
import { customProperty } from './token';

const STEPS = [0, 51, 102, 153, 204, 255];
/** Brands across the colour cube, and those that once failed. */
const BRANDS = [
  ...STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => [r, g, b]))).map(
    (parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
  ),
  '#7a7a7a',
  '#757575',
  '#f5c518',
];
const THEMES = ['light', 'dark'] as const;
type Name = keyof typeof semantic;

function colours(brand: string, theme: (typeof THEMES)[number]) {
  const values: Readonly<Record<string, string>> = { ...palette, ...semantic, brand };
  const byProperty = new Map(Object.entries(values).map(([name, value]) => [customProperty(name), value]));
  return (name: Name) => computedColour(semantic[name], theme, (asked) => byProperty.get(asked) ?? '');
}

/** Pairs with less contrast, across all brands and themes. */
function weak(pairs: readonly (readonly [Name, Name])[], least: number): string[] {
  return BRANDS.flatMap((brand) =>
    THEMES.flatMap((theme) => {
      const colour = colours(brand, theme);
      return pairs.flatMap(([over, under]) => {
        const ratio = shownContrast(colour(over), colour(under));
        return ratio >= least ? [] : [`${brand} ${theme} ${over} on ${under}: ${ratio.toFixed(2)}`];
      });
    }),
  );
}

it('gives text on an accent 4.5 : 1 with any brand, also hovered and pressed', () => {
  expect(
    weak(
      [
        ['onAccent', 'accent'],
        ['onAccent', 'accentHover'],
        ['onAccent', 'accentPress'],
      ],
      4.5,
    ),
  ).toEqual([]);
});

it('gives text in the accent 4.5 : 1 with any brand', () => {
  expect(
    weak(
      [
        ['accentText', 'surfacePage'],
        ['accentText', 'surfacePanel'],
        ['accentText', 'accentSubtle'],
      ],
      4.5,
    ),
  ).toEqual([]);
});

it('gives lines, marks and focus outlines 3 : 1 with any brand', () => {
  const grounds = ['surfacePage', 'surfacePanel', 'surfaceSunken'] as const;
  expect(
    weak(
      grounds.flatMap(
        (ground) =>
          [
            ['accentEdge', ground],
            ['focus', ground],
          ] as const,
      ),
      3,
    ),
  ).toEqual([]);
});

it('gives controls and warnings 3 : 1 on their backgrounds', () => {
  const grounds = ['surfacePage', 'surfacePanel', 'surfaceBone'] as const;
  expect(
    weak(
      grounds.map((ground) => ['lineControl', ground] as const),
      3,
    ),
  ).toEqual([]);
  expect(
    weak(
      [
        ['warning', 'surfacePanel'],
        ['warning', 'surfacePage'],
        ['danger', 'surfacePage'],
        ['success', 'surfacePage'],
      ],
      3,
    ),
  ).toEqual([]);
});
