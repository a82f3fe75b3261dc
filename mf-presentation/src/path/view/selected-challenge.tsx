import { photoOf, typeIcon, useHost, useTranslate } from '@waymark/host-kit';
import { Icon, IconButton, Img, LinkButton, Panel, token, useNameBubble, VisuallyHidden } from '@waymark/ui';
import { ArrowUpRight, X } from '@waymark/ui/icons';
import { Fragment, useRef } from 'react';
import styled from 'styled-components';
import { type ChallengeGraph, type GraphNode, locksOf, neighboursOf } from '../graph/challenge-graph';
import { useChallengePanel } from './use-challenge-panel';

const Frame = styled(Panel)`
  position: absolute;
  inset-block-end: 16px;
  inset-inline-start: 16px;
  inline-size: 332px;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px;
  background: ${token.surfaceRaised};
  box-shadow: ${token.shadowRaised};
  cursor: default;
  & > div { flex: 1; min-inline-size: 0; }
  & strong { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 550; }
  & p { font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
  @media (max-width: 767px) { inset-block-end: 64px; inset-inline: 12px; inline-size: auto; }
`;

interface SelectedChallengeProps {
  readonly graph: ChallengeGraph;
  readonly node: GraphNode;
  readonly onGo: (node: GraphNode) => void;
  readonly onClose: () => void;
}

/** The selected challenge, with links to its neighbours. */
export function SelectedChallenge({ graph, node, onGo, onClose }: SelectedChallengeProps) {
  const { api } = useHost();
  const t = useTranslate();
  const panel = useChallengePanel();
  const { task } = node;
  const { before, after } = neighboursOf(graph, node.id);
  const photo = photoOf(task);
  return (
    <Frame as="div" role="status" data-over="">
      {photo ? (
        <Img src={api.resolve(photo)} alt="" width={56} height={42} />
      ) : (
        <Icon of={typeIcon(task.task_type)} size={20} />
      )}
      <div>
        <strong dir="auto">{task.name || t('Untitled challenge')}</strong>
        <p>
          <Around label={t('After')} nodes={before} onGo={onGo} />
          {before.length > 0 && after.length > 0 && ' · '}
          <Around label={t('Opens')} nodes={after} onGo={onGo} />
          {before.length + after.length === 0 &&
            t(locksOf(task).length > 0 ? 'Locked until another is done' : 'Open from the start')}
        </p>
      </div>
      {panel.address && (
        <IconButton
          icon={ArrowUpRight}
          flip
          label={t('Open in the Challenge Panel')}
          onClick={(event) => panel.link(node.id).onClick?.(event)}
        />
      )}
      <IconButton icon={X} label={t('Close')} onClick={onClose} />
    </Frame>
  );
}

interface AroundProps {
  readonly label: string;
  readonly nodes: readonly GraphNode[];
  readonly onGo: (node: GraphNode) => void;
}

/** Maximum number of neighbours listed. */
const MOST = 6;

function Around({ label, nodes, onGo }: AroundProps) {
  const t = useTranslate();
  if (nodes.length === 0) return null;
  return (
    <span>
      {label}{' '}
      {nodes.slice(0, MOST).map((node, at) => (
        <Fragment key={node.id}>
          {at > 0 && ', '}
          <Way node={node} onGo={onGo} />
        </Fragment>
      ))}
      {nodes.length > MOST && ` ${t('and {n} more', { n: nodes.length - MOST })}`}
    </span>
  );
}

/** A link with a challenge's number; its name is a tooltip. */
function Way({ node, onGo }: { readonly node: GraphNode; readonly onGo: (node: GraphNode) => void }) {
  const { position, name = '' } = node.task;
  const anchor = useRef<HTMLButtonElement>(null);
  const { reach, bubble } = useNameBubble(anchor, name);
  return (
    <LinkButton ref={anchor} type="button" {...reach} onClick={() => onGo(node)}>
      {position}
      <VisuallyHidden> {name}</VisuallyHidden>
      {name !== '' && bubble}
    </LinkButton>
  );
}
