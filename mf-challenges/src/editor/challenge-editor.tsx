import { gameQuery, taskQuery } from '@waymark/client';
import type { GameId, Task } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Failed, Skeleton, SkeletonFields } from '@waymark/ui';
import { useState } from 'react';
import { EditedChallenge } from './edited-challenge';
import type { EditorWays } from './editor-head';

/** What the editor of a challenge is given. */
export interface ChallengeEditorProps extends EditorWays {
  readonly game: GameId;
  /** The challenge as the list has it: shown at once, and read again. */
  readonly task: Task;
}

/** The editor of one challenge, with a preview of what players see beside it. */
export function ChallengeEditor({ game, task: known, ...ways }: ChallengeEditorProps) {
  const { api } = useHost();
  const t = useTranslate();
  const [visit, setVisit] = useState(0);
  const task = useQuery({ ...taskQuery(api, game, known.id), initialData: known, initialDataUpdatedAt: 0 });
  const settings = useQuery(gameQuery(api, game));
  if (task.data && settings.data) {
    const fresh = () => setVisit((before) => before + 1);
    return <EditedChallenge key={visit} {...ways} game={settings.data} task={task.data} onFresh={fresh} />;
  }
  const failed = [task, settings].find(({ error }) => error);
  if (failed?.error) {
    return (
      <Failed
        title={t("We couldn't load this challenge")}
        text={failed.error.message}
        busy={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  return (
    <Skeleton>
      <SkeletonFields fields={5} />
    </Skeleton>
  );
}
