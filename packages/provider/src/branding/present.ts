import { BRAND_COLOURS, BRAND_FILES, type Branding, FONT_SIZE_DEFAULT, TOUR_SLOTS } from '@waymark/contract';
import { presentMenu } from '../games/present-menu';
import type { Attachment } from '../media/attachments';
import { presentAssets, presentPlaceholders } from '../media/present';
import { standardUrl } from '../media/urls';
import type { BrandingRow } from './repo';

const DEFAULTS = { ...BRAND_COLOURS, font_size: FONT_SIZE_DEFAULT, font_regular: 'Default', font_bold: 'Default' };

/** The brand of a game as sent to clients, with defaults for unset fields. */
export function presentBranding(
  row: BrandingRow | undefined,
  attached: readonly Attachment[],
  origin: string,
): Branding {
  const { game_id: _game, updated_at: _updated, menu, ...chosen } = row ?? { theme: 0, help: '' };
  const files = attached.filter(({ name }) => (BRAND_FILES as readonly string[]).includes(name));
  const urlOf = (name: string) => {
    const file = files.find((one) => one.name === name && one.state === 'ready');
    return file ? standardUrl(origin, file) : null;
  };
  return {
    ...DEFAULTS,
    ...chosen,
    ...presentMenu(menu),
    ...Object.fromEntries(['logo', 'watermark', ...TOUR_SLOTS].map((name) => [name, urlOf(name)])),
    assets: presentAssets(origin, files),
    placeholders: presentPlaceholders(files),
  };
}
