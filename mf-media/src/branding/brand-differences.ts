import type { Brand } from '@waymark/client';
import type { LiveDifference } from '@waymark/contract';
import { type Comparison, type Translate, tellApart } from '@waymark/host-kit';
import { BRAND_FIELDS, type BrandField, isBrandField } from './brand-fields';

/** How brands are compared. */
export const comparisonOf = (t: Translate, labelOf: (field: BrandField) => string): Comparison<Brand, BrandField> => {
  const read = (field: BrandField, brand: Brand): string => {
    const value = brand[field];
    if (BRAND_FIELDS[field].kind === 'flag') return t(value ? 'On' : 'Off');
    return value === undefined || value === null || value === '' ? t('Empty') : String(value);
  };
  return {
    canBeRead: isBrandField,
    differences: (fields, mine, theirs) =>
      fields
        .map(
          (field): LiveDifference => ({
            field,
            label: labelOf(field),
            ...tellApart(read(field, mine), read(field, theirs)),
          }),
        )
        .filter((one) => one.mine !== one.theirs),
  };
};
