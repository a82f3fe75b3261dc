import type { TaskId } from '@waymark/contract';
import { useScreenKeys, useTranslate } from '@waymark/host-kit';
import { Autocomplete } from '@waymark/ui';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import type { ChallengeGraph } from '../graph/challenge-graph';

const Find = styled.div`
  inline-size: 240px;
  @media (max-width: 767px) { flex: 1 1 100%; }
`;

interface FindChallengeProps {
  readonly graph: ChallengeGraph;
  readonly onFind: (id: TaskId) => void;
}

/** Looks for a challenge by number or headline, and leads to it. */
export function FindChallenge({ graph, onFind }: FindChallengeProps) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useScreenKeys([
    {
      keys: '/',
      label: t('Find a challenge'),
      group: t('Path'),
      run: () => box.current?.querySelector('input')?.focus(),
    },
  ]);
  const options = useMemo(
    () =>
      [...graph.nodes.values()].map(({ id, task }) => ({
        value: String(id),
        label: `${task.position ?? ''} · ${task.name || t('Untitled challenge')}`,
      })),
    [graph, t],
  );
  return (
    <Find ref={box}>
      <Autocomplete
        label={t('Find a challenge')}
        value={text}
        onChange={setText}
        options={options}
        onChoose={({ value }) => {
          const chosen = [...graph.nodes.keys()].find((id) => String(id) === value);
          if (chosen !== undefined) onFind(chosen);
        }}
      />
    </Find>
  );
}
