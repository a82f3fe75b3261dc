import { UNLIMITED } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { FieldStack, WithHelp } from '@waymark/ui';
import styled from 'styled-components';
import { Note } from '../fields/layout';
import { NumberEntry } from '../fields/number-entry';
import { TextEntry } from '../fields/text-entry';
import { FIVE } from '../task-fields';
import type { TabProps } from './tab-list';

const MOST_DEDUCTED = 99;

const Hint = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 248px;
  gap: 12px;
  @container editor (max-width: 520px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding-block-end: 8px;
  }
`;

/** Up to five hints, and what each costs. */
export function HintsTab({ editor }: TabProps) {
  const t = useTranslate();
  return (
    <FieldStack>
      <WithHelp
        title={t('Deduction')}
        at="text"
        help={t(
          'The points this hint costs, from 0 to 99. Choose 9999 for the last hint: opening it submits the challenge automatically as “Out of hints” with 0 points, so nobody gets stuck.',
        )}
      >
        <Note>
          {t('Hints open in order; each costs points. {n} submits the challenge automatically with 0 points.', {
            n: String(UNLIMITED),
          })}
        </Note>
      </WithHelp>
      {FIVE.map((n) => (
        <Hint key={n}>
          <TextEntry editor={editor} field={`hint_${n}`} counter />
          <NumberEntry
            editor={editor}
            field={`hint_${n}_points`}
            max={MOST_DEDUCTED}
            step={5}
            unlimited={UNLIMITED}
            unlimitedLabel={t('{n}: auto-submit', { n: String(UNLIMITED) })}
            shortLabel={t('Deduction')}
          />
        </Hint>
      ))}
    </FieldStack>
  );
}
