import * as z from '@waymark/contract/schema';
import { assetsSchema, placeholderSchema, TOUR_SLOTS } from './media';
import { list, number, text, textOrNull } from './shape';

/** The colours of the player app with their defaults (spec part 2, section 9). */
export const BRAND_COLOURS = {
  top_nav_background_color: '#831312',
  top_nav_txt_color: '#FFFFFF',
  top_nav_tint_color: '#FFFFFF',
  body_high_color: '#000000',
  body_txt_color: '#000000',
  body_background_color: '#FFFFFF',
  body_tint_color: '#1A5594',
} as const;
/** One colour of the player app. */
export type BrandColour = keyof typeof BRAND_COLOURS;

/** Font sizes of the player app; 16 is the default. */
export const FONT_SIZES = [8, 10, 12, 16, 20] as const;
/** Default font size. */
export const FONT_SIZE_DEFAULT = 16;
/** Fonts of the player app; `Default` is the device's own. */
export const FONTS = ['Lato', 'OpenSans', 'Caveat', 'Default'] as const;
/** Name of a font. */
export type FontName = (typeof FONTS)[number];
/** Themes of the player app by code. */
export const THEME = { light: 0, dark: 1 } as const;

/** Sections of the player app's menu in default order; `notifications` is shown as Chat. */
export const MENU_SECTIONS = [
  'challenges',
  'stream',
  'leaderboard',
  'reels',
  'rewards',
  'join',
  'notifications',
  'help',
  'custom',
] as const;
/** A section of the player app's menu. */
export type MenuSectionName = (typeof MENU_SECTIONS)[number];
/** Maximum length of titles and subtitles in the menu. */
export const MENU_TEXT_MAX = 30;
/** Maximum length of the address of the custom section. */
export const CUSTOM_URL_MAX = 1024;
/** Maximum length of the help text. */
export const HELP_MAX = 20_000;

/** What a section of the menu has. */
type MenuPart = 'title' | 'subtitle' | 'visible' | 'order';
/** Name of a field of the flat menu ([G65]). */
export type MenuField<Part extends MenuPart = MenuPart> = `menu_${MenuSectionName}_${Part}`;
/** The field of a section. */
export const menuField = <const Part extends MenuPart>(section: MenuSectionName, part: Part) =>
  `menu_${section}_${part}` as const;
/** Whether a section is shown by default: all but the custom one. */
export const visibleByDefault = (section: MenuSectionName): 0 | 1 => (section === 'custom' ? 0 : 1);

/** Files of a brand by the name of their fields: logo, watermark, tour, and the menu's icons. */
export const BRAND_FILES = ['logo', 'watermark', ...TOUR_SLOTS, ...MENU_SECTIONS] as const;
/** Name of a brand's file. */
export type BrandFile = (typeof BRAND_FILES)[number];

/** The schema of one part for each section of the menu. */
const eachSection = <Part extends MenuPart, S extends z.ZodMiniType>(
  part: Part,
  schema: (section: MenuSectionName) => S,
) =>
  // Object.fromEntries loses the names, which are exactly these.
  Object.fromEntries(MENU_SECTIONS.map((section) => [menuField(section, part), schema(section)])) as Record<
    MenuField<Part>,
    S
  >;
const eachFile = <Part extends 'media_uuid' | 'media_extension', S extends z.ZodMiniType>(part: Part, schema: S) =>
  Object.fromEntries(BRAND_FILES.map((file) => [`${file}_${part}`, schema])) as Record<`${BrandFile}_${Part}`, S>;
const colours = <S extends z.ZodMiniType>(schema: S) =>
  Object.fromEntries(Object.keys(BRAND_COLOURS).map((field) => [field, schema])) as Record<BrandColour, S>;

/** The branding of a game. `logo`, `watermark` and `tour_n` are addresses. */
export const brandingSchema = z.looseObject({
  ...colours(text()),
  font_size: number(),
  font_regular: text(),
  font_bold: text(),
  theme: number(),
  help: textOrNull(),
  logo: textOrNull(),
  watermark: textOrNull(),
  tour_1: textOrNull(),
  tour_2: textOrNull(),
  tour_3: textOrNull(),
  tour_4: textOrNull(),
  ...eachSection('title', () => textOrNull()),
  ...eachSection('subtitle', () => textOrNull()),
  ...eachSection('visible', () => number()),
  ...eachSection('order', () => number()),
  custom_url: textOrNull(),
  /** Icons of the menu, under the names of their sections. */
  assets: z.catch(z.optional(assetsSchema), undefined),
  placeholders: list(placeholderSchema),
});
/** The branding of a game. */
export type Branding = z.infer<typeof brandingSchema>;

const words = (most: number) => z.optional(z.string().check(z.maxLength(most)));
const mediaField = () => z.optional(z.string().check(z.maxLength(64)));

/** The writable fields of a brand; only changed ones are sent. */
export const brandingWriteSchema = z.object({
  ...colours(z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)))),
  font_size: z.optional(z.union([z.literal(8), z.literal(10), z.literal(12), z.literal(16), z.literal(20)])),
  font_regular: z.optional(z.enum(FONTS)),
  font_bold: z.optional(z.enum(FONTS)),
  theme: z.optional(z.union([z.literal(0), z.literal(1)])),
  help: words(HELP_MAX),
  ...eachSection('title', () => words(MENU_TEXT_MAX)),
  ...eachSection('subtitle', () => words(MENU_TEXT_MAX)),
  ...eachSection('visible', () => z.optional(z.union([z.literal(0), z.literal(1)]))),
  ...eachSection('order', () => z.optional(z.number().check(z.int(), z.gte(0), z.lte(MENU_SECTIONS.length - 1)))),
  custom_url: words(CUSTOM_URL_MAX),
  ...eachFile('media_uuid', mediaField()),
  ...eachFile('media_extension', mediaField()),
});
/** The writable fields of a brand. */
export type BrandingWrite = z.input<typeof brandingWriteSchema>;
