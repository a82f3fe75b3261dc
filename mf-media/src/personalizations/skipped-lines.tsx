import { PERSONALIZATION_KEY_MAX, PERSONALIZATION_VALUE_MAX } from '@waymark/contract';
import { type Translate, useTranslate } from '@waymark/host-kit';
import { token } from '@waymark/ui';
import styled from 'styled-components';
import { readLine } from './rows';

const Lines = styled.ul`
  display: grid;
  gap: 6px;
  & bdi { display: block; overflow: hidden; font-weight: 550; text-overflow: ellipsis; white-space: nowrap; }
  & small { color: ${token.textMuted}; font: ${token.type12} ${token.font}; }
`;
/** The rest is in the box. */
const SHOWN = 5;

function reasonOf(line: string, t: Translate): string | undefined {
  switch (readLine(line).fault) {
    case 'bare':
      return t('One key and its value per line, as you copy them from a spreadsheet.');
    case 'key':
      return t('Lower-case letters a to z only.');
    case 'long-key':
      return t('Use at most {n} characters.', { n: PERSONALIZATION_KEY_MAX });
    case 'long-value':
      return t('Use at most {n} characters.', { n: PERSONALIZATION_VALUE_MAX });
  }
}

/** The first skipped lines, with the reasons. */
export function SkippedLines({ lines }: { readonly lines: readonly string[] }) {
  const t = useTranslate();
  if (lines.length === 0) return null;
  return (
    <Lines>
      {lines.slice(0, SHOWN).map((line, at) => (
        <li key={at}>
          <bdi>{line}</bdi> <small>{reasonOf(line, t)}</small>
        </li>
      ))}
    </Lines>
  );
}
