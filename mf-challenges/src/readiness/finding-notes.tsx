import { type Finding, READINESS_WORDS } from '@waymark/contract/readiness';
import { useTranslate } from '@waymark/host-kit';
import { Icon, token } from '@waymark/ui';
import { Info, TriangleAlert } from '@waymark/ui/icons';
import styled from 'styled-components';

const Notes = styled.ul`
  display: grid;
  gap: 4px;
  margin: 6px 0 0;
  padding: 0;
  list-style: none;
  font: ${token.type13} ${token.font};
  color: ${token.textMuted};
  overflow-wrap: anywhere;
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 6px; }
  & > li > [data-icon] { margin-block-start: 2px; }
  & > li[data-weight='problem'] { color: ${token.warningText}; }
`;

/** What is the matter with a field, and why it matters. */
export function FindingNotes({ findings }: { readonly findings: readonly Finding[] }) {
  const t = useTranslate();
  return (
    <Notes role="status">
      {findings.map(({ rule, level, values }, at) => {
        const { says, why } = READINESS_WORDS[rule];
        return (
          <li key={`${rule} ${at}`} data-weight={level}>
            <Icon of={level === 'problem' ? TriangleAlert : Info} size={14} />
            <span>
              {t(says, values)} {t(why, values)}
            </span>
          </li>
        );
      })}
    </Notes>
  );
}
