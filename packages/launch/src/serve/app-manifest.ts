import type { RuntimeConfig } from '@waymark/contract';

/** Where the manifest for installing the builder is, and its icon. */
export const APP_MANIFEST = '/manifest.webmanifest';
export const APP_ICON = '/app-icon.svg';

type Brand = RuntimeConfig['brand'];

/** What a browser needs to install the builder as an app of its white label. */
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
    icons: [
      // Launchers want a square with an edge they may cut off, which a logo seldom is.
      { src: APP_ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: APP_ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  });
}

/** The initial of the brand on its colour, within the middle that no launcher cuts off. */
export function appIcon({ name, colour }: Brand): string {
  const initial = Array.from(name.trim())[0]?.toUpperCase() ?? '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" fill="${colour}"/>`,
    '<text x="256" y="256" dy=".35em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600"',
    ` font-size="240" fill="${isDark(colour) ? '#fff' : '#000'}">${escapeXml(initial)}</text></svg>`,
  ].join('');
}

/** Whether white on a colour reads better than black. */
function isDark(colour: string): boolean {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.179;
}

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
