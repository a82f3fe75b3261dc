import {
  BRAND_COLOURS,
  type BrandColour,
  type BrandFile,
  type BrandingWrite,
  brandingWriteSchema,
  FONT_SIZE_DEFAULT,
  MENU_SECTIONS,
  MENU_TEXT_MAX,
  type MenuField,
  type MenuSectionName,
  menuField,
} from '@waymark/contract';
import { type EditsOf, editingOf, type FieldRow } from '@waymark/host-kit';
import { faultOfUrl } from '@waymark/ui';

/** The sections of the form. */
export type BrandSection = 'colours' | 'type' | 'tour' | 'help' | 'menu';

const HEX = /^#[0-9a-f]{6}$/i;
/** Whether a text is a colour in the stored format. */
export const isColour = (text: string): boolean => HEX.test(text);

/** The label of each colour, and where it is used. */
export const COLOUR_WORDS = {
  top_nav_background_color: { label: 'Bar background', text: 'Top of every screen' },
  top_nav_txt_color: { label: 'Bar text', text: 'Text on the bar' },
  top_nav_tint_color: { label: 'Bar tint', text: 'Icons on the bar' },
  body_high_color: { label: 'Highlight', text: 'Headings' },
  body_txt_color: { label: 'Body text', text: 'Text on every page' },
  body_background_color: { label: 'Body background', text: 'Every page' },
  body_tint_color: { label: 'Body tint', text: 'Links and buttons' },
} as const satisfies Record<BrandColour, { readonly label: string; readonly text: string }>;

type TextRow = FieldRow<BrandSection> & { readonly kind: 'text' };
type FlagRow = FieldRow<BrandSection> & { readonly kind: 'flag' };
type ChoiceRow = FieldRow<BrandSection> & { readonly kind: 'choice' };

const colourRow = (label: string): TextRow => ({
  section: 'colours',
  label,
  kind: 'text',
  rule: { max: 7, faultOf: (text) => (isColour(text) ? undefined : 'Enter a colour such as #1A5594.') },
});
// Object.fromEntries loses the keys, which are exactly those of the type.
const colours = Object.fromEntries(
  Object.entries(COLOUR_WORDS).map(([field, { label }]) => [field, colourRow(label)]),
) as Record<BrandColour, TextRow>;
const each = <Part extends 'title' | 'subtitle' | 'visible' | 'order', Row>(
  part: Part,
  row: (section: MenuSectionName, at: number) => Row,
) =>
  Object.fromEntries(MENU_SECTIONS.map((section, at) => [menuField(section, part), row(section, at)])) as Record<
    MenuField<Part>,
    Row
  >;

/** The fields of a brand with section, label and kind. */
export const BRAND_FIELDS = {
  ...colours,
  font_size: { section: 'type', label: 'Font size', kind: 'choice', empty: FONT_SIZE_DEFAULT },
  font_regular: { section: 'type', label: 'Regular font', kind: 'choice', empty: 'Default' },
  font_bold: { section: 'type', label: 'Bold font', kind: 'choice', empty: 'Default' },
  theme: { section: 'type', label: 'Theme', kind: 'choice', empty: 0 },
  help: { section: 'help', label: 'Help', kind: 'text', rule: { limit: 20_000 } },
  ...each('title', (): TextRow => ({ section: 'menu', label: 'Title', kind: 'text', rule: { max: MENU_TEXT_MAX } })),
  ...each(
    'subtitle',
    (): TextRow => ({ section: 'menu', label: 'Subtitle', kind: 'text', rule: { max: MENU_TEXT_MAX } }),
  ),
  ...each('visible', (): FlagRow => ({ section: 'menu', label: 'Visible', kind: 'flag' })),
  ...each('order', (_, at): ChoiceRow => ({ section: 'menu', label: 'Order', kind: 'choice', empty: at })),
  custom_url: {
    section: 'menu',
    label: 'Address',
    kind: 'text',
    rule: {
      max: 1024,
      whole: true,
      faultOf: faultOfUrl,
    },
  },
} as const satisfies Readonly<Record<string, FieldRow<BrandSection>>>;

/** A field of a brand that is edited as a value. */
export type BrandField = keyof typeof BRAND_FIELDS;
/** Whether the form has a field of this name. */
export const isBrandField = (field: string): field is BrandField => field in BRAND_FIELDS;
/** The editable values of a brand. */
export type BrandEdits = EditsOf<typeof BRAND_FIELDS, BrandingWrite>;
/** A picture of a brand, named by the field it is written to: a menu section's icon may have the name of a text. */
export type BrandPicturePart = `${BrandFile}_media_uuid`;
/** The picture of this name. */
export const picturePart = (name: BrandFile): BrandPicturePart => `${name}_media_uuid`;
/** Every part of a brand that saves by itself. */
export type BrandPart = BrandField | BrandPicturePart;

/** The editing of a brand's fields. */
export const BRAND_EDITING = editingOf(BRAND_FIELDS, brandingWriteSchema);

/** The default of a colour. */
export const defaultColour = (field: BrandColour): string => BRAND_COLOURS[field];
