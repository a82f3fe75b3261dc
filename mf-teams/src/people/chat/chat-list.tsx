import type { Chat, GameId, TeamId } from '@waymark/contract';
import { HEIR, useTranslate } from '@waymark/host-kit';
import { Badge } from '@waymark/ui';
import { GameTime } from '../../game-time';
import { Chats } from './inbox-styles';

interface ChatListProps {
  readonly game: GameId;
  readonly chats: readonly Chat[];
  readonly chosen: TeamId | undefined;
  readonly onChoose: (team: TeamId) => void;
}

/** The chats with teams, each with its last message and unread count. */
export function ChatList({ game, chats, chosen, onChoose }: ChatListProps) {
  const t = useTranslate();
  return (
    <Chats aria-label={t('Teams')}>
      {chats.map(({ team, last, unread = 0 }) => (
        <li key={team.id}>
          <button {...HEIR} type="button" aria-pressed={team.id === chosen} onClick={() => onChoose(team.id)}>
            <b dir="auto">{team.name || t('Untitled team')}</b>
            {last.created_at && <GameTime game={game} instant={last.created_at} unfocusable />}
            <small dir="auto">
              {last.by ? t('{person}: {text}', { person: last.by, text: last.text }) : last.text}
            </small>
            {unread > 0 && <Badge tone="live">{t('{n} new', { n: unread })}</Badge>}
          </button>
        </li>
      ))}
    </Chats>
  );
}
