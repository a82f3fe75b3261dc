import styled from 'styled-components';
import { RadioCards } from '../choice/radio-cards';
import { useTranslate } from '../root/ui-context';

/** A field changed by two people. */
export interface FieldDifference {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface DifferenceListProps {
  readonly differences: readonly FieldDifference[];
  /** Fields whose local value is kept. */
  readonly kept: readonly string[];
  readonly onKeep: (field: string, mine: boolean) => void;
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-block-start: 16px;
`;

/** Clamped: long values that differ late already begin shortly before their difference. */
const Value = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-align: start;
`;

/** Fields changed by two people, with both values to choose from. Renders nothing when empty. */
export function DifferenceList({ differences, kept, onKeep }: DifferenceListProps) {
  const t = useTranslate();
  if (differences.length === 0) return null;
  const value = (text: string) => <Value dir="auto">{text}</Value>;
  return (
    <List>
      {differences.map(({ field, label, mine, theirs }) => (
        <RadioCards<'mine' | 'theirs'>
          key={field}
          label={label}
          value={kept.includes(field) ? 'mine' : 'theirs'}
          onChange={(choice) => onKeep(field, choice === 'mine')}
          options={[
            { value: 'mine', label: t('Keep mine'), note: value(mine) },
            { value: 'theirs', label: t('Use theirs'), note: value(theirs) },
          ]}
        />
      ))}
    </List>
  );
}
