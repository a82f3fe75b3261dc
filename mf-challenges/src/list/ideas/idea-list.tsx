import type { TaskIdea } from '@waymark/contract';
import { counted, typeIcon, typeName, useTranslate } from '@waymark/host-kit';
import { Bone, Icon, plainWords, Skeleton, token } from '@waymark/ui';
import styled from 'styled-components';

const Ideas = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 12px;
  inline-size: 100%;
  min-block-size: 92px;
  align-content: start;
  padding: 12px 14px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
  background: ${token.surfacePanel};
  color: ${token.text};
  text-align: start;
  cursor: pointer;
  &:hover { border-color: ${token.lineStrong}; background: ${token.surfaceHover}; }
  &[aria-busy='true'] { border-color: ${token.accent}; }
  & > [data-icon] { grid-row: span 3; margin-block-start: 1px; color: ${token.accentText}; }
  & > strong { font: 600 ${token.type14} ${token.font}; overflow-wrap: anywhere; }
  & > small { font: ${token.type12} ${token.font}; color: ${token.textMuted}; font-variant-numeric: tabular-nums; }
  & > span:last-child { font: ${token.type13} ${token.font}; color: ${token.textSoft}; overflow-wrap: anywhere; }
`;

/** Three ideas are requested. */
const PLACES = [0, 1, 2] as const;

interface IdeaListProps {
  /** Undefined while loading. */
  readonly ideas: readonly TaskIdea[] | undefined;
  /** The chosen one, while it is added. */
  readonly chosen: TaskIdea | undefined;
  readonly onChoose: (idea: TaskIdea) => void;
}

/** Suggested challenges; pressing one adds it. */
export function IdeaList({ ideas, chosen, onChoose }: IdeaListProps) {
  const t = useTranslate();
  if (!ideas) {
    return (
      <Skeleton>
        <Ideas>
          {PLACES.map((place) => (
            <li key={place}>
              <Bone $height={92} />
            </li>
          ))}
        </Ideas>
      </Skeleton>
    );
  }
  return (
    <Ideas aria-label={t('Ideas')}>
      {ideas.map((idea, index) => (
        <li key={idea.name}>
          <Choice
            type="button"
            aria-busy={idea === chosen}
            {...(index === 0 ? { 'data-autofocus': '' } : {})}
            onClick={() => onChoose(idea)}
          >
            <Icon of={typeIcon(idea.task_type)} />
            <strong dir="auto">{idea.name}</strong>
            <small>
              {[t(typeName(idea.task_type)), idea.points !== undefined && counted(t, 'point', idea.points)]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <span dir="auto">{plainWords(idea.description ?? '')}</span>
          </Choice>
        </li>
      ))}
    </Ideas>
  );
}
