import { chatsQuery } from '@waymark/client';
import type { GameId, TeamId } from '@waymark/contract';
import { useFocusHeir, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Banner, Button, Dialog, EmptyState, Failed, SkeletonRows } from '@waymark/ui';
import { useRef, useState } from 'react';
import { ChatList } from './chat-list';
import { Conversation } from './conversation';
import { InboxFrame } from './inbox-styles';

interface InboxProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** Chats with the teams. */
export function Inbox({ game, onClose }: InboxProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data, isPending, isError, refetch } = useQuery(chatsQuery(api, game));
  const [chosen, setChosen] = useState<TeamId>();
  const frame = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(frame);
  const chats = data?.chats ?? [];
  const open = chats.find(({ team }) => team.id === chosen);
  const goBack = () => {
    passFocus(chats.findIndex(({ team }) => team.id === chosen));
    setChosen(undefined);
  };
  return (
    <Dialog
      open
      title={t('Chat with teams')}
      width={840}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
      onClose={onClose}
    >
      {data?.answers === false && (
        <Banner tone="info">{t('Teams can read this, but not answer: Chat is switched off in the settings.')}</Banner>
      )}
      {isPending && <SkeletonRows />}
      {isError && !data && <Failed title={t("We couldn't load the messages")} onRetry={() => void refetch()} />}
      {data && chats.length === 0 && (
        <EmptyState title={t('No messages yet')} text={t('Send a message by chat to start one.')} />
      )}
      {chats.length > 0 && (
        <InboxFrame ref={frame} data-open={open ? '' : undefined}>
          <ChatList chats={chats} chosen={chosen} onChoose={setChosen} />
          {open ? (
            <Conversation key={open.team.id} game={game} team={open.team} unread={open.unread ?? 0} onBack={goBack} />
          ) : (
            <p>{t('Choose a team to read and answer.')}</p>
          )}
        </InboxFrame>
      )}
    </Dialog>
  );
}
