import type { ValidationMessage } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { ValidationSummary } from '@waymark/ui';
import styled from 'styled-components';
import { fieldId } from './field-id';
import { GAME_FIELDS } from './game-fields';

const Place = styled.div`
  /* As far as the top of a page is from its bar: where the list waits above, its edge does not look out. */
  & > :has(ul) { margin-block-end: 24px; }
`;

interface RefusalListProps {
  readonly title: string;
  readonly refusals: readonly ValidationMessage[];
  /** The field saved automatically: the list takes no focus and moves nothing. */
  readonly waits?: boolean;
  /** Goes to a field, in any tab. */
  readonly onLead: (field: string) => void;
}

/** What the provider refused, at the top of the screen; each line links to its field. */
export function RefusalList({ title, refusals, waits = false, onLead }: RefusalListProps) {
  const t = useTranslate();
  const fields = Object.fromEntries(
    Object.entries(GAME_FIELDS).map(([field, { label }]) => [field, { label: t(label), id: fieldId(field) }]),
  );
  return (
    <Place>
      <ValidationSummary title={title} errors={refusals} fields={fields} waits={waits} onLead={onLead} />
    </Place>
  );
}
