import { chatsQuery } from '@waymark/client';
import type { GameId } from '@waymark/contract';
import { useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Badge, Icon, type IconDrawing, token } from '@waymark/ui';
import { ArrowRight, Clock, List, MessageSquare } from '@waymark/ui/icons';
import styled from 'styled-components';

/** Dialogs of the blast card. */
export type BlastDialog = 'plan' | 'log' | 'chat';

const Ways = styled.ul`
  border-block-start: 1px solid ${token.line};
  & > li + li { border-block-start: 1px solid ${token.line}; }
  & button {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 40px;
    padding-inline: 12px;
    border: 0;
    background: none;
    font: 500 ${token.type13} ${token.font};
    text-align: start;
  }
  & button:hover { background: ${token.surfaceHover}; }
  & button > b { flex: 1; font-weight: inherit; }
  & button > svg { color: ${token.textMuted}; }
  @media (max-width: 767px) { & button { min-block-size: 44px; } }
`;

interface BlastWaysProps {
  readonly game: GameId;
  readonly onOpen: (dialog: BlastDialog) => void;
}

/** Other ways to message: scheduled or to some, the log, and chats. */
export function BlastWays({ game, onOpen }: BlastWaysProps) {
  const { api } = useHost();
  const t = useTranslate();
  const plans = useOffered('blasts');
  const chats = useOffered('chat');
  const { data } = useQuery({ ...chatsQuery(api, game), enabled: chats });
  const unread = data?.chats.reduce((sum, chat) => sum + (chat.unread ?? 0), 0) ?? 0;
  const way = (id: BlastDialog, icon: IconDrawing, label: string, count = 0) => (
    <li>
      <button type="button" onClick={() => onOpen(id)}>
        <Icon of={icon} />
        <b>{label}</b>
        {count > 0 && <Badge tone="live">{t('{n} new', { n: count })}</Badge>}
        <Icon of={ArrowRight} size={14} flip />
      </button>
    </li>
  );
  if (!plans && !chats) return null;
  return (
    <Ways aria-label={t('More message options')}>
      {plans && way('plan', Clock, t('Choose who and when…'))}
      {plans && way('log', List, t('Planned and sent'))}
      {chats && way('chat', MessageSquare, t('Chat with teams'), unread)}
    </Ways>
  );
}
