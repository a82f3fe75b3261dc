import { type Finding, READINESS_WORDS } from '@waymark/contract/readiness';
import { useTranslate } from '@waymark/host-kit';
import { Button, Icon, token } from '@waymark/ui';
import { ChevronRight, Info, TriangleAlert } from '@waymark/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { useFindingField } from './finding-place';

/** Number of a finding's places shown at first. */
const FIRST = 4;
/** How many more are shown at a time: a game may have thousands. */
const MORE = 100;

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 10px;
  padding-block: 6px;
  overflow-wrap: anywhere;
  & > [data-icon] { margin-block-start: 2px; color: ${token.textMuted}; }
  &[data-weight='problem'] > [data-icon] { color: ${token.warningText}; }
  & strong { font-weight: 500; }
  & > ul { grid-column: 2; padding: 0; list-style: none; }
  & > button { grid-column: 2; justify-self: start; margin-block: 4px; }
`;

/** Links to where it is. */
const Way = styled.button`
  display: flex;
  align-items: center;
  gap: 8px;
  inline-size: calc(100% + 8px);
  min-block-size: 28px;
  margin-inline-start: -8px;
  padding: 4px 8px;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  text-align: start;
  &:enabled { color: ${token.accentText}; cursor: pointer; }
  &:enabled:hover { background: ${token.surfaceHover}; }
  & > span:first-child { flex: 1; min-inline-size: 0; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

interface FindingRowProps {
  /** Findings with the same words; at least one. */
  readonly findings: readonly Finding[];
  /** Name and place of a challenge. */
  readonly challengeOf: (id: number) => { readonly name?: string; readonly position?: number } | undefined;
  /** Goes to the field of a finding; undefined if no active screen has it. */
  readonly wayTo: (finding: Finding) => (() => void) | undefined;
}

/** What is wrong, why it matters and where, with links to each challenge and field. */
export function FindingRow({ findings, challengeOf, wayTo }: FindingRowProps) {
  const t = useTranslate();
  const fieldOf = useFindingField(t);
  const [most, setMost] = useState(FIRST);
  const [first] = findings;
  if (!first) return null;
  const shown = findings.length <= most + 1 ? findings : findings.slice(0, most);
  return (
    <Item data-weight={first.level}>
      <Icon of={first.level === 'problem' ? TriangleAlert : Info} />
      <Words finding={first} />
      <ul>
        {shown.map((finding, at) => {
          const go = wayTo(finding);
          const challenge = finding.task === undefined ? undefined : challengeOf(finding.task);
          return (
            <li key={`${finding.task} ${finding.field} ${at}`}>
              <Way type="button" disabled={!go} onClick={go}>
                <span>
                  {challenge ? (
                    <>
                      {challenge.position} · <bdi>{challenge.name || t('Untitled challenge')}</bdi>
                    </>
                  ) : (
                    t('Game')
                  )}
                  {' · '}
                  {fieldOf(finding)}
                </span>
                {go && <Icon of={ChevronRight} size={14} flip />}
              </Way>
            </li>
          );
        })}
      </ul>
      {shown.length < findings.length && (
        <Button size="small" onClick={() => setMost(most + MORE)}>
          {t('Show more ({n})', { n: findings.length - shown.length })}
        </Button>
      )}
    </Item>
  );
}

function Words({ finding: { rule, values } }: { readonly finding: Finding }) {
  const t = useTranslate();
  const { says, why } = READINESS_WORDS[rule];
  return (
    <p>
      <strong>{t(says, values)}</strong> {t(why, values)}
    </p>
  );
}
