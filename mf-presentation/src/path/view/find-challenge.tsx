import type { TaskId } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { FindBox } from '@waymark/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { ChallengeGraph } from '../graph/challenge-graph';

/** Keeps its width while typing, so its neighbours don't move. */
const Find = styled.div`
  display: flex;
  inline-size: 280px;
  & > div { flex: 1; }
  @media (max-width: 767px) { flex: 1 1 100%; }
`;

interface FindChallengeProps {
  readonly graph: ChallengeGraph;
  readonly onFind: (id: TaskId) => void;
}

/** Searches a challenge by number or headline, and navigates to it. */
export function FindChallenge({ graph, onFind }: FindChallengeProps) {
  const t = useTranslate();
  const options = useMemo(
    () =>
      [...graph.nodes.values()].map(({ id, task }) => ({
        value: String(id),
        label: `${task.position ?? ''} · ${task.name || t('Untitled challenge')}`,
      })),
    [graph, t],
  );
  return (
    <Find>
      <FindBox
        label={t('Find a challenge')}
        options={options}
        byKey
        onFind={({ value }) => {
          const chosen = [...graph.nodes.keys()].find((id) => String(id) === value);
          if (chosen !== undefined) onFind(chosen);
        }}
      />
    </Find>
  );
}
