import { type Finding, READINESS_WORDS } from '@waymark/contract/readiness';
import { useTranslate } from '@waymark/host-kit';
import { token } from '@waymark/ui';
import styled from 'styled-components';

const Note = styled.p`
  color: ${token.warningText};
  font: ${token.type13} ${token.font};
  overflow-wrap: anywhere;
`;

/** What is wrong with a field of a reward, and why it matters. */
export function FindingNote({ rule, values }: Pick<Finding, 'rule' | 'values'>) {
  const t = useTranslate();
  const { says, why } = READINESS_WORDS[rule];
  return (
    <Note role="status">
      {t(says, values)} {t(why, values)}
    </Note>
  );
}
