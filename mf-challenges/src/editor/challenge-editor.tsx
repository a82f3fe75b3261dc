import { gameQuery, taskQuery } from '@waymark/client';
import type { GameId, Task, TaskId } from '@waymark/contract';
import { isGone, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { EditorPane, Failed, Skeleton, SkeletonFields } from '@waymark/ui';
import { EditedChallenge } from './edited-challenge';
import type { EditorWays } from './editor-ways';

/** Props of the challenge editor. */
export interface ChallengeEditorProps extends EditorWays {
  readonly game: GameId;
  readonly id: TaskId;
  /** The challenge from the list: shown immediately, then reloaded. */
  readonly known: Task | undefined;
  /** Whether it is in front of the other open challenges. */
  readonly front: boolean;
}

/** The editor of one challenge. */
export function ChallengeEditor({ game, id, known, front, ...ways }: ChallengeEditorProps) {
  const { api } = useHost();
  const t = useTranslate();
  const task = useQuery({ ...taskQuery(api, game, id), initialData: known, initialDataUpdatedAt: 0 });
  const settings = useQuery(gameQuery(api, game));
  if (task.data && settings.data) {
    return <EditedChallenge {...ways} game={settings.data} task={task.data} front={front} gone={isGone(task.error)} />;
  }
  const failed = [task, settings].find(({ error }) => error);
  return (
    <EditorPane name={t('Challenge')} previousLabel={t('Previous challenge')} nextLabel={t('Next challenge')}>
      {failed?.error ? (
        <Failed
          title={t("We couldn't load this challenge")}
          text={failed.error.message}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <Skeleton>
          <SkeletonFields fields={5} />
        </Skeleton>
      )}
    </EditorPane>
  );
}
