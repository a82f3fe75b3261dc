import { NEW_GAME, paths, type RuntimeConfig } from '@waymark/contract';

type Brand = RuntimeConfig['brand'];

/** Paths of the manifest for installing the builder, and of its icon. */
export const APP_MANIFEST = '/manifest.webmanifest';
export const APP_ICON = '/app-icon.svg';

/** Sizes of the icon as PNG, for launchers without SVG support; the first is Apple's. */
const ICON_SIZES = [180, 192, 512] as const;
/** Path of the icon as PNG in a size. */
const pictureAt = (size: number): string => `/app-icon-${size}.png`;
/** The icon for the home screens of Apple's devices. */
export const TOUCH_ICON = pictureAt(ICON_SIZES[0]);

/** The size in pixels requested by an icon's address; undefined for other addresses. */
export const iconSizeAt = (path: string): number | undefined => ICON_SIZES.find((size) => pictureAt(size) === path);

const pictures = new Map<string, Promise<Buffer>>();

/** The icon as PNG, rendered once. */
export function appPicture(brand: Brand, size: number): Promise<Buffer> {
  const key = [brand.name, brand.colour, size].join(' ');
  const drawn = pictures.get(key) ?? drawPicture(brand, size);
  pictures.set(key, drawn);
  drawn.catch(() => pictures.delete(key));
  return drawn;
}

/** A machine without fonts cannot draw a letter, but can draw a map pin. */
async function drawPicture(brand: Brand, size: number): Promise<Buffer> {
  // Loads the image library, which few responses need.
  const { pngOf } = await import('@waymark/provider/png');
  const letter = await pngOf(appIcon(brand), size);
  return letter.isEmpty ? (await pngOf(appIcon(brand, 'pin'), size)).png : letter.png;
}

/** The manifest for installing the builder as its white label's app. */
export function appManifest({ name, colour }: Brand): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: '#ffffff',
    // Launchers need a square icon with a croppable edge, which a logo rarely is.
    icons: (['any', 'maskable'] as const).flatMap((purpose) => [
      { src: APP_ICON, sizes: 'any', type: 'image/svg+xml', purpose },
      ...ICON_SIZES.slice(1).map((size) => ({
        src: pictureAt(size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ]),
    shortcuts: [
      { name: 'Games', url: paths.dashboard() },
      { name: 'New Game', url: paths.settings(NEW_GAME) },
    ],
  });
}

const PIN =
  'M256 120a96 96 0 0 0-96 96c0 72 96 176 96 176s96-104 96-176a96 96 0 0 0-96-96zm0 132a36 36 0 1 1 0-72 36 36 0 0 1 0 72z';

/** The brand's initial on its colour, or a pin, within the area that no launcher crops. */
export function appIcon({ name, colour }: Brand, mark: 'initial' | 'pin' = 'initial'): string {
  const initial = Array.from(name.trim())[0]?.toUpperCase() ?? '';
  const ink = isDark(colour) ? '#fff' : '#000';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" fill="${colour}"/>`,
    ...(mark === 'pin'
      ? [`<path d="${PIN}" fill="${ink}"/></svg>`]
      : [
          '<text x="256" y="256" dy=".35em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600"',
          ` font-size="240" fill="${ink}">${escapeXml(initial)}</text></svg>`,
        ]),
  ].join('');
}

/** Whether white is more readable on a colour than black. */
function isDark(colour: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.179;
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
