import type { SheetDuplicates, SheetEmptyCells } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { SegmentedControl, token } from '@waymark/ui';
import styled from 'styled-components';
import type { Import } from './use-import';

const Choice = styled.div`
  display: grid;
  gap: 6px;
  && > p { margin: 0; font: ${token.type13} ${token.font}; }
  @media (max-width: 480px) { & fieldset { display: flex; } & fieldset > label { flex: 1 1 auto; } }
`;

interface KnownChoiceProps {
  /** Number of rows that the game already has. */
  readonly n: number;
  readonly sheet: Pick<Import, 'choices' | 'decide'>;
}

/** Asks what to do with rows that the game already has, and with their empty cells. */
export function KnownChoice({ n, sheet }: KnownChoiceProps) {
  const t = useTranslate();
  const { choices, decide } = sheet;
  return (
    <Choice>
      <p>
        {t(
          n === 1
            ? '{n} row is already in this game, by its ID or by headline and type:'
            : '{n} rows are already in this game, by their ID or by headline and type:',
          { n },
        )}
      </p>
      <div>
        <SegmentedControl<SheetDuplicates>
          label={t('What to do with them')}
          value={choices.duplicates}
          options={[
            { value: 'skip', label: t('Skip') },
            { value: 'update', label: t('Update') },
            { value: 'add', label: t('Add anyway') },
          ]}
          onChange={(duplicates) => decide({ ...choices, duplicates })}
        />
      </div>
      {choices.duplicates === 'update' && (
        <>
          <p>{t('Empty cells:')}</p>
          <div>
            <SegmentedControl<SheetEmptyCells>
              label={t('Empty cells')}
              value={choices.emptyCells}
              options={[
                { value: 'keep', label: t('Keep current values') },
                { value: 'clear', label: t('Clear the field') },
              ]}
              onChange={(emptyCells) => decide({ ...choices, emptyCells })}
            />
          </div>
        </>
      )}
    </Choice>
  );
}
