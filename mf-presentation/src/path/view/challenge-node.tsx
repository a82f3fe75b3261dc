import type { TaskId } from '@waymark/contract';
import type { Finding } from '@waymark/contract/readiness';
import { photoOf, typeIcon, typeName, useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Icon, Img, VisuallyHidden } from '@waymark/ui';
import { Lock } from '@waymark/ui/icons';
import { memo } from 'react';
import { badgesOf } from '../graph/answers';
import { type ChallengeGraph, locksOf, neighboursOf } from '../graph/challenge-graph';
import { badgeTop, NODE } from '../layout/measures';
import type { PlacedNode } from '../layout/placed-node';
import { AnswerOf, FindingMarkOf } from './node-marks';
import { Card, Headline, Kind, NodeItem, OnPicture, Picture } from './node-styles';
import { useChallengePanel } from './use-challenge-panel';

interface ChallengeNodeProps {
  readonly placed: PlacedNode;
  readonly graph: ChallengeGraph;
  readonly mark: 'lit' | 'unlit' | undefined;
  readonly isSelected: boolean;
  readonly finding: Finding | undefined;
  /** The chosen answer of this challenge. */
  readonly given: string | undefined;
  readonly onGive: (id: TaskId, answer: string) => void;
  readonly onFocus: (placed: PlacedNode) => void;
}

/** A challenge as a card, with a badge for each of its answers. A click opens it in the Challenge Panel. */
export const ChallengeNode = memo(function ChallengeNode(props: ChallengeNodeProps) {
  const { placed, graph, mark, isSelected, finding, given, onGive, onFocus } = props;
  const { x, y, node } = placed;
  const { id, task, answers } = node;
  const { api, phrases } = useHost();
  const t = useTranslate();
  const number = new Intl.NumberFormat(useReadable(phrases.language));
  const panel = useChallengePanel();
  const photo = photoOf(task);
  const badges = badgesOf(answers);
  const points = task.points ?? 0;
  return (
    <NodeItem
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-challenge={id}
      data-mark={mark}
      data-selected={isSelected ? '' : undefined}
      data-finding={finding?.level}
    >
      <Card
        {...panel.link(id)}
        draggable={false}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onFocus(placed)}
      >
        <Picture>
          {photo ? (
            <Img src={api.resolve(photo)} alt="" width={NODE.width - 2} height={69} />
          ) : (
            <Icon of={typeIcon(task.task_type)} size={20} />
          )}
          <OnPicture>{number.format(task.position ?? 0)}</OnPicture>
          {points > 0 && (
            <OnPicture $end $clear={badges.length > 0}>
              {number.format(points)}
              <VisuallyHidden> {t(points === 1 ? 'point' : 'points')}</VisuallyHidden>
            </OnPicture>
          )}
        </Picture>
        <Headline dir="auto">{task.name || t('Untitled challenge')}</Headline>
        <Kind>
          <Icon of={typeIcon(task.task_type)} size={14} />
          <span>{t(typeName(task.task_type))}</span>
          {locksOf(task).length > 0 && <Icon of={Lock} size={12} label={t('Locked until another is done')} />}
        </Kind>
        <Relations graph={graph} id={id} />
      </Card>
      {badges.map(({ answer, count }, at) => (
        <AnswerOf
          key={answer ?? ''}
          answer={answer}
          count={count}
          top={badgeTop(at, badges.length)}
          isGiven={answer !== undefined && given === answer}
          onGive={(one) => onGive(id, one)}
        />
      ))}
      {finding && <FindingMarkOf finding={finding} />}
    </NodeItem>
  );
});

/** The neighbours of a challenge, for screen readers. */
function Relations({ graph, id }: { readonly graph: ChallengeGraph; readonly id: TaskId }) {
  const t = useTranslate();
  const { before, after } = neighboursOf(graph, id);
  const places = (list: typeof before) => list.map(({ task }) => task.position ?? '').join(', ');
  return (
    <VisuallyHidden>
      {[
        before.length > 0 && t('After {places}.', { places: places(before) }),
        after.length > 0 && t('Opens {places}.', { places: places(after) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </VisuallyHidden>
  );
}
