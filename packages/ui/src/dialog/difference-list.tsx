import styled from 'styled-components';
import { RadioCards } from '../choice/radio-cards';
import { useTranslate } from '../root/ui-context';

/** A field that two people changed. */
export interface FieldDifference {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface DifferenceListProps {
  readonly differences: readonly FieldDifference[];
  /** Fields of which one's own value stays. */
  readonly kept: readonly string[];
  readonly onKeep: (field: string, mine: boolean) => void;
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  margin-block-start: 16px;
`;

/** Long texts show their beginning: enough to tell one from the other. */
const Value = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-align: start;
`;

/** Fields that two people changed, each with both values and the choice between them. Nothing without any. */
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
            { value: 'theirs', label: t('Take theirs'), note: value(theirs) },
          ]}
        />
      ))}
    </List>
  );
}
