import { REALITY_STYLES, type RealityWrite, realityWriteSchema } from '@waymark/contract';
import { type EditsOf, editingOf, type FieldRow, type FieldsOfKind } from '@waymark/host-kit';
import type { TabName } from '../tabs/tabs';

const CHAIN = /^\d+\.\d+$/;

/** What is wrong with a chain, as a phrase. */
const faultOfChain = (text: string): string | undefined =>
  CHAIN.test(text) ? undefined : 'Enter chapter, dot and position, such as 2.0 or 1.8.';

/** The model has two fields. */
type Edited = Exclude<keyof RealityWrite, `model_media_${string}`>;

/** The fields of an AR item with label and kind. */
export const REALITY_FIELDS = {
  model_url: { section: 'basics', label: 'AR model', kind: 'apart' },
  animation_name: { section: 'basics', label: 'Animation name', kind: 'text', rule: { max: 255 } },
  style: { section: 'basics', label: 'Animation style', kind: 'choice', empty: REALITY_STYLES[0] },
  chain: { section: 'basics', label: 'Chain', kind: 'text', rule: { max: 16, whole: true, faultOf: faultOfChain } },
  scale: { section: 'basics', label: 'Scale', kind: 'number', empty: null },
  duration_seconds: { section: 'basics', label: 'Duration in seconds', kind: 'number', empty: null },
  delay_seconds: { section: 'basics', label: 'Delay in seconds', kind: 'number', empty: null },
  arrival_location_radius: { section: 'basics', label: 'Arrival radius', kind: 'choice', empty: 0 },
} as const satisfies Readonly<Record<Edited | 'model_url', FieldRow<TabName>>>;

type RealityFields = typeof REALITY_FIELDS;
/** The fields of an AR item, and its model. */
export type RealityField = keyof RealityFields;
/** The text fields of an AR item. */
export type RealityTextField = FieldsOfKind<RealityFields, 'text'>;
/** The numbers of an AR item. */
export type RealityNumberField = FieldsOfKind<RealityFields, 'number'>;
/** The edits of an AR item. */
export type RealityEdits = EditsOf<RealityFields, RealityWrite>;

/** The editing of an AR item's fields. */
export const REALITY_EDITING = editingOf(REALITY_FIELDS, realityWriteSchema);
