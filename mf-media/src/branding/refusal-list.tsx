import { menuField, type ValidationMessage } from '@waymark/contract';
import { fieldsOf, focusFirst, useTranslate } from '@waymark/host-kit';
import { ValidationSummary } from '@waymark/ui';
import { type RefObject, useMemo } from 'react';
import styled from 'styled-components';
import { BRAND_FIELDS } from './brand-fields';
import { brandLabel } from './brand-labels';

const Place = styled.div`
  & > :has(ul) { margin-block-end: 24px; }
`;

const idOf = (field: string): string => `brand-${field}`;
/** What to focus for the texts of a menu section, which may be collapsed. */
const standInOf = (field: string): string =>
  field === 'custom_url' ? menuField('custom', 'order') : field.replace(/_(?:sub)?title$/, '_order');

interface RefusalListProps {
  readonly refusals: readonly ValidationMessage[];
  /** While somebody is typing, it moves nothing. */
  readonly isTyping: () => boolean;
  readonly form: RefObject<HTMLElement | null>;
}

/** Changes rejected by the provider, above the form; each line links to its field. */
export function RefusalList({ refusals, isTyping, form }: RefusalListProps) {
  const t = useTranslate();
  const fields = useMemo(
    () =>
      Object.fromEntries(
        fieldsOf(BRAND_FIELDS).map((field) => [field, { label: brandLabel(t, field), id: idOf(field) }]),
      ),
    [t],
  );
  return (
    <Place>
      <ValidationSummary
        title={t("Some changes weren't saved")}
        errors={refusals}
        fields={fields}
        // Fields save by themselves, so nobody waits for the answer.
        waits
        isTyping={isTyping}
        onLead={(field) => focusFirst(form.current, [`#${idOf(field)}`, `#${idOf(standInOf(field))}`])}
      />
    </Place>
  );
}
