import { useTranslate } from '@waymark/host-kit';
import { FieldStack } from '@waymark/ui';
import { NumberEntry } from '../fields/number-entry';
import type { TabProps } from './tab-list';

const MOST = 500;

/** How many teams can complete the challenge. */
export function QuantityTab({ editor }: TabProps) {
  const t = useTranslate();
  return (
    <FieldStack>
      <NumberEntry
        editor={editor}
        field="quantity"
        max={MOST}
        step={10}
        unlimited={0}
        note={t('From 1 to {n}. 0 means unlimited.', { n: MOST })}
        help={t('After this many completions, nobody else can complete the challenge: first come, first served.')}
      />
    </FieldStack>
  );
}
