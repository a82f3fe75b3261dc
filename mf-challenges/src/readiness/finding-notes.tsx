import { type Finding, READINESS_WORDS } from '@waymark/contract/readiness';
import { useTranslate } from '@waymark/host-kit';
import { Icon, token } from '@waymark/ui';
import { Info, TriangleAlert } from '@waymark/ui/icons';
import styled from 'styled-components';

const Notes = styled.div`
  display: grid;
  gap: 4px;
  margin-block-start: 6px;
  font: ${token.type13} ${token.font};
  color: ${token.textMuted};
  overflow-wrap: anywhere;
  & > div { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 6px; }
  & > div > [data-icon] { margin-block-start: 2px; }
  & > [data-weight='problem'] { color: ${token.warningText}; }
  /* In the empty line below a field, where it comes and goes without moving anything. */
  [data-field]:has([data-field-note=''] > :only-child) & {
    margin-block-start: calc(5px - var(--note-line, 0px));
    font: ${token.type12} ${token.font};
    & > div > [data-icon] { margin-block-start: 1px; }
    @container editor (max-width: 520px) { & [data-why] { display: none; } }
  }
`;

/** What is wrong with a field, and why it matters. */
export function FindingNotes({ findings }: { readonly findings: readonly Finding[] }) {
  const t = useTranslate();
  return (
    <Notes role="status">
      {findings.map(({ rule, level, values }, at) => {
        const { says, why } = READINESS_WORDS[rule];
        return (
          <div key={`${rule} ${at}`} data-weight={level}>
            <Icon of={level === 'problem' ? TriangleAlert : Info} size={14} />
            <span>
              {t(says, values)} <span data-why="">{t(why, values)}</span>
            </span>
          </div>
        );
      })}
    </Notes>
  );
}
