import type { GameId, TaskId } from '@waymark/contract';
import type { FindingLevel } from '@waymark/contract/readiness';
import { useTranslate } from '@waymark/host-kit';
import { EmptyState, Failed, IconButton, Panel, PanelHead, Skeleton, SkeletonRows, token } from '@waymark/ui';
import { X } from '@waymark/ui/icons';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { clusterFindings } from './clusters';
import { FindingRow } from './finding-row';
import { useReadiness } from './use-readiness';
import { useWayToFinding } from './use-way-to-finding';

const GROUPS: readonly { readonly level: FindingLevel; readonly title: string; readonly text: string }[] = [
  { level: 'problem', title: 'Problems', text: "The game can't be played as intended." },
  { level: 'advice', title: 'Suggestions', text: 'The game is playable, but could be better.' },
];

const Frame = styled(Panel)`
  & > header { padding-block: 8px; padding-inline-end: 8px; }
  & > header > h2 { flex: 1; font: 600 ${token.type14} ${token.font}; outline: 0; }
`;

const Group = styled.section`
  padding: 12px 16px;
  & + & { border-block-start: 1px solid ${token.line}; }
  & > h3 { font: 600 ${token.type13} ${token.font}; font-variant-numeric: tabular-nums; }
  & > p { color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
  & > ul { margin-block-start: 4px; padding: 0; list-style: none; }
`;

interface ReadinessPanelProps {
  readonly game: GameId;
  readonly id: string;
  /** Opens a challenge at its position in the list. */
  readonly onShow: (id: TaskId, position: number) => void;
  readonly onClose: () => void;
}

/** What to check before the game starts, by severity: what, where and why, with links. */
export function ReadinessPanel({ game, id, onShow, onClose }: ReadinessPanelProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, isFetching, refetch } = useReadiness(game);
  const places = useMemo(() => new Map(data?.tasks.map((task) => [task.id, task])), [data]);
  const wayTo = useWayToFinding(game, (task) => onShow(task, places.get(task)?.position ?? 1));
  useEffect(() => heading.current?.focus(), []);

  const body = () => {
    if (!data && error) {
      return (
        <Failed
          title={t("We couldn't check the game")}
          text={error.message}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    if (!data) {
      return (
        <Skeleton>
          <SkeletonRows rows={3} />
        </Skeleton>
      );
    }
    if (data.findings.length === 0) {
      const { checked: n } = data;
      const text = n === 1 ? t('{n} challenge checked.', { n }) : t('{n} challenges checked.', { n });
      return <EmptyState title={t('This game can be played')} text={`${text} ${t('No problems found.')}`} />;
    }
    return GROUPS.map(({ level, title, text }) => {
      const its = data.findings.filter((finding) => finding.level === level);
      if (its.length === 0) return null;
      return (
        <Group key={level}>
          <h3>
            {t(title)} · {its.length}
          </h3>
          <p>{t(text)}</p>
          <ul>
            {clusterFindings(its).map((findings) => (
              <FindingRow
                key={JSON.stringify([findings[0]?.rule, findings[0]?.values])}
                findings={findings}
                challengeOf={(task) => places.get(task)}
                wayTo={wayTo}
              />
            ))}
          </ul>
        </Group>
      );
    });
  };
  return (
    <Frame id={id} aria-labelledby={`${id}-title`}>
      <PanelHead>
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {t('Is this game ready?')}
        </h2>
        <IconButton icon={X} label={t('Close')} onClick={onClose} />
      </PanelHead>
      {body()}
    </Frame>
  );
}
