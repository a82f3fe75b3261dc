import { trashQuery } from '@waymark/client';
import { useHost, useLiveMessages, useReadable, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Icon, RelativeTime, token, VisuallyHidden } from '@waymark/ui';
import { Trash2 } from '@waymark/ui/icons';
import { useCallback } from 'react';
import styled from 'styled-components';
import { expectTrash, trashUntil } from './trash-watch';
import { useUndoDelete } from './use-undo-delete';

/** How long others' deletions are looked for after word of them; the provider knows better and says so. */
const ROUGHLY = 10 * 60_000;
/** What is past its time goes from the screen soon after. */
const LOOK_AGAIN = 60_000;

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin-block: 12px 0;
  padding-block: 4px;
  padding-inline: 16px 4px;
  list-style: none;
  border: 1px dashed ${token.lineStrong};
  border-radius: ${token.radiusPanel};
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  & > li { display: flex; align-items: center; gap: 8px; min-block-size: 36px; }
  & > li > p { flex: 1; min-inline-size: 0; margin: 0; overflow-wrap: anywhere; }
  & strong { color: ${token.text}; font-weight: 500; }
`;

/** Games that were deleted a moment ago, by whomever, each with the way back. */
export function RecentlyDeleted({ now }: { readonly now: number }) {
  const { api } = useHost();
  const t = useTranslate();
  const undo = useUndoDelete();
  const until = useReadable(trashUntil);
  useLiveMessages(
    DELETIONS,
    useCallback(() => expectTrash(Date.now() + ROUGHLY), []),
  );
  const { data } = useQuery({ ...trashQuery(api), enabled: until > now, refetchInterval: LOOK_AGAIN });
  const waiting =
    until > now ? (data ?? []).filter(({ restore_until }) => new Date(restore_until ?? 0).getTime() > now) : [];
  if (waiting.length === 0) return null;
  return (
    <List aria-label={t('Deleted a moment ago')}>
      {waiting.map((game) => (
        <li key={game.id}>
          <Icon of={Trash2} />
          <p>
            <strong>
              <bdi>{game.name}</bdi>
            </strong>{' '}
            · {t('Deleted')} {game.deleted_at && <RelativeTime instant={game.deleted_at} />}
          </p>
          <Button size="small" onClick={() => void undo(game)}>
            {t('Undo')}
            <VisuallyHidden> {t('deletion of {game}', { game: game.name ?? '' })}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </List>
  );
}

const DELETIONS = ['ss.game.delete'] as const;
