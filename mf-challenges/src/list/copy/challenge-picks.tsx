import type { Task, TaskId } from '@waymark/contract';
import { typeName, useTranslate } from '@waymark/host-kit';
import { Checkbox, Failed, SkeletonRows, token } from '@waymark/ui';
import styled from 'styled-components';

const Picks = styled.div`
  display: grid;
  gap: 8px;
  & > ul {
    display: grid;
    gap: 2px;
    max-block-size: 300px;
    overflow-y: auto;
    padding: 8px 12px;
    border: 1px solid ${token.line};
    border-radius: ${token.radiusControl};
  }
  & > p { color: ${token.textMuted}; }
`;

interface ChallengePicksProps {
  /** Undefined while loading. */
  readonly tasks: readonly Task[] | undefined;
  readonly failed: string | undefined;
  /** Whether there are too many to choose from, so all are copied. */
  readonly whole: boolean;
  /** The deselected ones. */
  readonly left: ReadonlySet<TaskId>;
  readonly onLeave: (left: ReadonlySet<TaskId>) => void;
  readonly onRetry: () => void;
}

/** The challenges of the other game; all are selected by default. */
export function ChallengePicks({ tasks, failed, whole, left, onLeave, onRetry }: ChallengePicksProps) {
  const t = useTranslate();
  if (!tasks && failed) return <Failed title={t("We couldn't load the challenges")} text={failed} onRetry={onRetry} />;
  if (!tasks) return <SkeletonRows rows={4} />;
  if (tasks.length === 0) return <p role="status">{t('This game has no challenges.')}</p>;
  if (whole) return <p role="status">{t('All challenges of this game will be copied.')}</p>;
  const leave = (id: TaskId, out: boolean) => {
    const next = new Set(left);
    if (out) next.add(id);
    else next.delete(id);
    onLeave(next);
  };
  return (
    <Picks>
      <Checkbox
        label={t('All challenges')}
        checked={left.size === 0}
        mixed={left.size > 0 && left.size < tasks.length}
        onChange={(checked) => onLeave(new Set(checked ? [] : tasks.map(({ id }) => id)))}
      />
      <ul aria-label={t('Challenges to copy')}>
        {tasks.map(({ id, name, task_type }) => (
          <li key={id}>
            <Checkbox
              label={name || t('Untitled challenge')}
              note={t(typeName(task_type))}
              checked={!left.has(id)}
              onChange={(checked) => leave(id, !checked)}
            />
          </li>
        ))}
      </ul>
    </Picks>
  );
}
