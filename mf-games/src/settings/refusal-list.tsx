import type { ValidationMessage } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { ValidationSummary } from '@waymark/ui';
import styled from 'styled-components';
import { fieldId } from './field-id';
import { GAME_FIELDS } from './game-fields';

const Place = styled.div`
  /* Matches the page's top margin, so the edge of the waiting list stays hidden. */
  & > :has(ul) { margin-block-end: 24px; }
`;

interface RefusalListProps {
  readonly title: string;
  readonly refusals: readonly ValidationMessage[];
  /** After an automatic save the list takes no focus. */
  readonly waits?: boolean;
  /** While somebody is typing, it moves nothing either. */
  readonly isTyping?: () => boolean;
  /** Focuses a field in either tab. */
  readonly onLead: (field: string) => void;
}

/** Changes rejected by the provider, at the top of the screen; each line links to its field. */
export function RefusalList({ refusals, onLead, ...summary }: RefusalListProps) {
  const t = useTranslate();
  const fields = Object.fromEntries(
    Object.entries(GAME_FIELDS).map(([field, { label }]) => [field, { label: t(label), id: fieldId(field) }]),
  );
  return (
    <Place>
      <ValidationSummary {...summary} errors={refusals} fields={fields} onLead={onLead} />
    </Place>
  );
}
