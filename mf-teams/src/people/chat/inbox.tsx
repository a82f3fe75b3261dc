import { allTeamsQuery, chatsQuery } from '@waymark/client';
import type { GameId, TeamId } from '@waymark/contract';
import { LAST_HEIR, useFocusHeir, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Banner, Button, Dialog, EmptyState, Failed, Select, SkeletonRows, Stack } from '@waymark/ui';
import { useRef, useState } from 'react';
import { ChatList } from './chat-list';
import { Conversation } from './conversation';
import { InboxFrame } from './inbox-styles';

interface InboxProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** Chats with the teams; one can be begun with any of them. */
export function Inbox({ game, onClose }: InboxProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data, isPending, isError, refetch } = useQuery(chatsQuery(api, game));
  const [chosen, setChosen] = useState<TeamId>();
  const frame = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(frame);
  const chats = data?.chats ?? [];
  const { data: teams = [], isPending: areTeamsPending } = useQuery(allTeamsQuery(api, game));
  const isChosen = ({ id }: { readonly id: TeamId }) => id === chosen;
  const chat = chats.find(({ team }) => isChosen(team));
  const open = chat?.team ?? teams.find(isChosen);
  const goBack = () => {
    passFocus(chats.findIndex(({ team }) => isChosen(team)));
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
      {data && (
        <Stack ref={frame}>
          {/* While loading, it keeps its room: chats below must not move under a click. */}
          {(areTeamsPending || teams.length > 0) && (
            <div {...LAST_HEIR}>
              <Select
                label={t('Team')}
                value={open ? String(open.id) : null}
                disabled={areTeamsPending}
                placeholder={areTeamsPending ? t('Loading') : t('Choose a team')}
                filter
                options={teams.map(({ id, name = '' }) => ({ value: String(id), label: name || t('Untitled team') }))}
                onChange={(value) => setChosen(teams.find(({ id }) => String(id) === value)?.id)}
              />
            </div>
          )}
          {chats.length > 0 || open ? (
            <InboxFrame data-open={open ? '' : undefined}>
              {chats.length > 0 && <ChatList game={game} chats={chats} chosen={chosen} onChoose={setChosen} />}
              {open ? (
                <Conversation
                  key={open.id}
                  game={game}
                  team={{ id: open.id, name: open.name ?? '' }}
                  unread={chat?.unread ?? 0}
                  onBack={goBack}
                />
              ) : (
                <p>{t('Choose a team to read and answer.')}</p>
              )}
            </InboxFrame>
          ) : (
            <EmptyState title={t('No messages yet')} text={t('Choose a team to read and answer.')} />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
