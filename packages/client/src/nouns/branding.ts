import {
  BRAND_COLOURS,
  BRAND_FILES,
  type BrandFile,
  type Branding,
  type BrandingWrite,
  brandingSchema,
  FONT_SIZE_DEFAULT,
  type Game,
  type GameId,
  getBranding,
  MENU_SECTIONS,
  menuField,
  THEME,
  updateBranding,
  visibleByDefault,
} from '@waymark/contract';
import { keys } from '../keys';
import { SHOWN, shows } from '../live/shown';
import { type Api, type CallOptions, callRoute } from '../transport/call';

/**
 * Addresses of files that were changed here; a deleted file's is empty. Each file has a field of its own, so that each
 * change is confirmed or reverted by itself.
 */
type PictureChanges = Readonly<Partial<Record<`picture_${BrandFile}`, string>>>;
/** The change of one file of a brand. */
export const pictureChange = (name: BrandFile, url: string): PictureChanges => ({ [`picture_${name}`]: url });

/**
 * The brand of a game, with files by name. For screens (`brandOf`) every field has a value; the cache holds what the
 * provider sent and what was changed here, because the rest is the game's, which changes by itself.
 */
export type Brand = Branding &
  PictureChanges & {
    /** Addresses of the files that are ready. */
    readonly pictures: Readonly<Partial<Record<BrandFile, string>>>;
    /** Names of files that are being processed. */
    readonly waiting: readonly string[];
  };

/** Defaults of a brand. */
export const BRAND_DEFAULTS: Branding = {
  ...BRAND_COLOURS,
  font_size: FONT_SIZE_DEFAULT,
  font_regular: 'Default',
  font_bold: 'Default',
  theme: THEME.light,
  help: '',
  custom_url: '',
  ...Object.fromEntries(
    MENU_SECTIONS.flatMap((section, order) => [
      [menuField(section, 'title'), ''],
      [menuField(section, 'subtitle'), ''],
      [menuField(section, 'visible'), visibleByDefault(section)],
      [menuField(section, 'order'), order],
    ]),
  ),
  placeholders: [],
};

/** What a record says: an empty text is no colour, font or theme. */
const present = (record: object): object =>
  Object.fromEntries(
    Object.entries(record).filter(
      ([field, value]) =>
        value !== undefined && value !== null && (value !== '' || !Reflect.get(BRAND_DEFAULTS, field)),
    ),
  );

const isMenuSection = (name: BrandFile): boolean => (MENU_SECTIONS as readonly string[]).includes(name);

/** Branding as it was sent, or as it is held in the cache. */
type HeldBranding = Branding & PictureChanges;

/** The files of a brand. Those it doesn't name are the game's, under the same names; an empty address is none. */
function picturesOf(branding: HeldBranding, { assets, tour }: Partial<Game>): Partial<Record<BrandFile, string>> {
  const found: Partial<Record<BrandFile, string>> = {};
  for (const name of BRAND_FILES) {
    // The menu's `help` is an icon; the field of that name is a text.
    const named: unknown = isMenuSection(name) ? undefined : branding[name];
    const photos = [...(branding.assets?.photos ?? []), ...(assets?.photos ?? [])];
    const url =
      branding[`picture_${name}`] ??
      ((typeof named === 'string' && named) ||
        photos.find((photo) => photo.name === name)?.url ||
        tour?.find((picture) => picture.name === name)?.url);
    if (url) found[name] = url;
  }
  return found;
}

/** The brand of a game from its branding; the menu may be the game's ([G65]). */
export function brandOf(branding: HeldBranding, game: Partial<Game>): Brand {
  const placed = [...branding.placeholders, ...(game.placeholders ?? [])].map(({ key }) => key);
  return {
    ...BRAND_DEFAULTS,
    ...present(brandingSchema.parse(game.main_menu ?? {})),
    ...present(branding),
    pictures: picturesOf(branding, game),
    // A deleted file has its placeholder until the next load.
    waiting: placed.filter((name) => Reflect.get(branding, `picture_${name}`) !== ''),
  };
}

/** Query options of the brand of a game. The result is merged with the game (`brandOf`), the cache is not. */
export const brandingQuery = (api: Api, game: Partial<Game> & { readonly id: GameId }) => ({
  queryKey: keys.branding(game.id),
  meta: shows(SHOWN.game, game.id),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Brand> => ({
    ...(await callRoute(api, getBranding, { params: { id: game.id } }, { signal })),
    pictures: {},
    waiting: [],
  }),
  select: (held: Brand): Brand => brandOf(held, game),
});

/** Changes fields of a brand. @returns the branding as it is now, if the provider sends it */
export const saveBranding = (
  api: Api,
  id: GameId,
  changes: BrandingWrite,
  options?: CallOptions,
): Promise<Branding | undefined> => callRoute(api, updateBranding, { params: { id }, body: changes }, options);
