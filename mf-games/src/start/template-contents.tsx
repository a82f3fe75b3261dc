import { type GameTemplate, type TemplateTask, templateTasksQuery } from '@waymark/client';
import { counted, typeIcon, typeName, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Icon, Skeleton, SkeletonRows, token } from '@waymark/ui';
import styled from 'styled-components';
import { spanOf } from '../games-list/today';

const Inside = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-inline-size: 0;
  padding: 16px 20px 14px;
  & > h2 { font: 600 ${token.type16} ${token.font}; }
  & > p { font: ${token.type13} ${token.font}; color: ${token.textMuted}; }
  @media (max-width: 767px) { padding: 14px 16px; }
`;

const Stops = styled.ol`
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${token.line};
  & > li {
    display: grid;
    grid-template-columns: 18px 16px minmax(0, 1fr) auto 32px;
    align-items: center;
    gap: 10px;
    min-block-size: 28px;
    font: ${token.type13} ${token.font};
    font-variant-numeric: tabular-nums;
  }
  & > li + li { border-block-start: 1px solid ${token.line}; }
  & > li > :is(:first-child, small, [data-icon]) { font-size: 12px; color: ${token.textMuted}; }
  & > li > :is(:first-child, :last-child) { text-align: end; }
  & > li > :last-child { font-weight: 550; color: ${token.textSoft}; }
`;

/** The contents of a template: totals, and each challenge. */
export function TemplateContents({ template }: { readonly template: GameTemplate }) {
  return 'game' in template.source ? (
    <OwnContents template={template} game={template.source.game} />
  ) : (
    <Contents template={template} tasks={template.tasks ?? []} />
  );
}

interface OwnContentsProps {
  readonly template: GameTemplate;
  readonly game: Parameters<typeof templateTasksQuery>[1];
}

function OwnContents({ template, game }: OwnContentsProps) {
  const { api } = useHost();
  const { data, isPending } = useQuery(templateTasksQuery(api, game));
  if (isPending) {
    return (
      <Inside>
        <h2 dir="auto">{template.name}</h2>
        <Skeleton>
          <SkeletonRows rows={6} />
        </Skeleton>
      </Inside>
    );
  }
  return <Contents template={template} tasks={data ?? []} />;
}

function Contents({ template, tasks }: { readonly template: GameTemplate; readonly tasks: readonly TemplateTask[] }) {
  const t = useTranslate();
  const { name, text, minutes, count = tasks.length } = template;
  const points = tasks.reduce((sum, task) => sum + (task.points ?? 0), 0);
  const more = count - tasks.length;
  const facts = [
    counted(t, 'challenge', count),
    ...(more <= 0 ? [counted(t, 'point', points)] : []),
    ...(minutes === undefined ? [] : [spanOf(minutes * 60_000, t)]),
  ];
  return (
    <Inside>
      <h2 dir="auto">{name}</h2>
      <p>{facts.join(' · ')}</p>
      {text && (
        <p>
          <bdi>{text}</bdi>
        </p>
      )}
      <Stops>
        {tasks.map((task, at) => (
          <li key={at}>
            <span>{at + 1}</span>
            <Icon of={typeIcon(task.task_type)} />
            <span dir="auto">{task.name}</span>
            <small>{t(typeName(task.task_type))}</small>
            <span>{task.points ? task.points : '–'}</span>
          </li>
        ))}
      </Stops>
      {more > 0 && <p>{t('and {n} more', { n: more })}</p>}
    </Inside>
  );
}
