import { taskTrashQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Icon, RelativeTime, token, VisuallyHidden } from '@waymark/ui';
import { Trash2 } from '@waymark/ui/icons';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { typeIcon } from '../../challenge/task-types';
import { useWayBack } from '../use-way-back';

const LOOK_AGAIN = 60_000;
/** Shown before somebody asks for all of them. */
const FIRST = 3;

const List = styled.section`
  padding-block: 4px;
  padding-inline: 16px 4px;
  border: 1px dashed ${token.lineStrong};
  border-radius: ${token.radiusPanel};
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  & > h2 { display: flex; align-items: center; gap: 8px; min-block-size: 36px; font: 500 ${token.type13} ${token.font}; }
  & li { display: flex; align-items: center; gap: 8px; min-block-size: 36px; }
  & li > p { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & strong { color: ${token.text}; font-weight: 500; }
`;

/** The trash of the game: challenges that were deleted a moment ago, by whomever, each with the way back. */
export function RecentlyDeleted({ game }: { readonly game: GameId }) {
  const { api } = useHost();
  const t = useTranslate();
  const back = useWayBack(game);
  const { data = [] } = useQuery({ ...taskTrashQuery(api, game), refetchInterval: LOOK_AGAIN });
  const now = useMinute();
  const [all, setAll] = useState(false);
  const waiting = data.filter(({ restore_until }) => Date.parse(restore_until ?? '') > now);
  if (waiting.length === 0) return null;
  const shown = all ? waiting : waiting.slice(0, FIRST);
  return (
    <List aria-label={t('Deleted a moment ago')}>
      <h2>
        <Icon of={Trash2} />
        {t('Deleted a moment ago')}
      </h2>
      <ul>
        {shown.map(({ id, name, task_type, deleted_at }) => {
          const called = name || t('Untitled challenge');
          return (
            <li key={id}>
              <Icon of={typeIcon(task_type)} />
              <p>
                <strong>
                  <bdi>{called}</bdi>
                </strong>
                {deleted_at && (
                  <>
                    {' · '}
                    <RelativeTime instant={deleted_at} />
                  </>
                )}
              </p>
              <Button size="small" onClick={() => void back({ kind: 'task', id, name })}>
                {t('Undo')}
                <VisuallyHidden> {t('deletion of {name}', { name: called })}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
        {shown.length < waiting.length && (
          <li>
            <Button size="small" kind="quiet" onClick={() => setAll(true)}>
              {t('Show all {n}', { n: waiting.length })}
            </Button>
          </li>
        )}
      </ul>
    </List>
  );
}

/** The time, read anew every minute: what is past its time goes from the screen. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, []);
  return now;
}
