import type { GameId, TaskId } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useEffect, useState } from 'react';

interface WaitingForProps {
  readonly game: GameId;
  /** To be deleted. */
  readonly ids: readonly TaskId[];
}

/** Names the challenges that wait for those to be deleted. The question doesn't wait for its code, nor need it. */
export function WaitingFor({ game, ids }: WaitingForProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [text, setText] = useState('');
  useEffect(() => {
    void import(/* webpackChunkName: "idle" */ './name-waiting').then(
      ({ nameWaiting }) => setText(nameWaiting(client, t, game, ids)),
      () => undefined,
    );
  }, [client, t, game, ids]);
  return (
    text && (
      <>
        <br />
        <span>{text}</span>
      </>
    )
  );
}
