import type { GameId, TaskId } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Button, Icon, PageTitle, pageTop, token } from '@waymark/ui';
import { TriangleAlert } from '@waymark/ui/icons';
import { useCallback, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { reachableWith } from './graph/reachable';
import { NODE } from './layout/measures';
import type { Drawing } from './use-diagram';
import { useFindings } from './use-findings';
import { FindChallenge } from './view/find-challenge';
import { GivenAnswers } from './view/given-answers';
import { PanelHint } from './view/panel-hint';
import { PathCanvas } from './view/path-canvas';
import { SavePicture } from './view/save-picture';
import { SelectedChallenge } from './view/selected-challenge';
import type { ViewControl } from './view/use-view';

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  block-size: max(520px, calc(100dvh - ${pageTop}));
  padding-block-start: 24px;
  & > header { padding-inline: ${token.gutter}; margin-block-end: 16px; }
  @media (max-width: 767px) { padding-block-start: 16px; }
`;
const Hint = styled(PanelHint)`
  position: absolute;
  inset-block-start: 14px;
  inset-inline-start: 16px;
  cursor: default;
`;
interface ChallengePathProps {
  readonly game: GameId;
  readonly name: string | undefined;
  readonly drawing: Drawing;
}

/** The path diagram of a game with its controls. */
export function ChallengePath({ game, name, drawing }: ChallengePathProps) {
  const t = useTranslate();
  const { graph, diagram } = drawing;
  const [selected, setSelected] = useState<TaskId>();
  const [given, setGiven] = useState<ReadonlyMap<TaskId, string>>(new Map());
  const control = useRef<ViewControl>(undefined);
  const findings = useFindings(game);
  const reachable = useMemo(() => (given.size > 0 ? reachableWith(graph, given) : undefined), [graph, given]);

  const flyTo = (id: TaskId) => {
    setSelected(id);
    const placed = diagram.nodes.find(({ node }) => node.id === id);
    if (placed) control.current?.flyTo({ ...placed, ...NODE });
  };
  const give = useCallback((id: TaskId, answer: string) => {
    setGiven((before) => {
      const next = new Map(before);
      if (before.get(id) === answer) next.delete(id);
      else next.set(id, answer);
      return next;
    });
  }, []);
  const found = diagram.nodes.filter(({ node }) => findings.has(node.id)).map(({ node }) => node.id);
  const nextFinding = () => {
    const at = selected === undefined ? -1 : found.indexOf(selected);
    const next = found[(at + 1) % found.length];
    if (next !== undefined) flyTo(next);
  };
  const node = selected === undefined ? undefined : graph.nodes.get(selected);
  return (
    <Screen>
      <PageTitle
        title={t('Path')}
        text={t('What opens what, from the first challenge to the last.')}
        actions={
          <>
            {found.length > 0 && (
              <Button onClick={nextFinding}>
                <Icon of={TriangleAlert} />
                {t('{n} to check', { n: found.length })}
              </Button>
            )}
            <SavePicture diagram={diagram} name={name} />
            <FindChallenge graph={graph} onFind={flyTo} />
          </>
        }
      />
      <PathCanvas
        graph={graph}
        diagram={diagram}
        emphasis={{ selected, reachable, given, findings }}
        onGive={give}
        onSelect={setSelected}
      >
        {(current) => {
          control.current = current;
          return (
            <>
              <Hint />
              {reachable && (
                <GivenAnswers
                  answers={[...given.values()]}
                  reachable={reachable.size}
                  all={graph.nodes.size}
                  onClear={() => setGiven(new Map())}
                />
              )}
              {node && (
                <SelectedChallenge
                  graph={graph}
                  node={node}
                  onGo={({ id }) => flyTo(id)}
                  onClose={() => setSelected(undefined)}
                />
              )}
            </>
          );
        }}
      </PathCanvas>
    </Screen>
  );
}
