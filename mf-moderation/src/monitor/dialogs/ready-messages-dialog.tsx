import { addReadyMessage, readyMessagesQuery, removeReadyMessage, saveReadyMessage } from '@waymark/client';
import { type GameId, REVIEW_MESSAGE_MAX } from '@waymark/contract';
import { ignoreGone, useActions, useFieldSaves, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Badge, Button, Dialog, IconButton, Row, Stack, TextField, token } from '@waymark/ui';
import { Plus, Trash2 } from '@waymark/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { useRights } from '../../review/use-rights';
import { ReadyText } from './ready-text';

const Messages = styled.ul`
  display: grid;
  gap: 8px;
  & > li { display: flex; align-items: center; gap: 8px; }
  & > li > div { flex: 1; min-inline-size: 0; }
  & > li > p { flex: 1; padding-block: 6px; color: ${token.textSoft}; overflow-wrap: anywhere; }
`;

/** Props of ReadyMessagesDialog. */
export interface ReadyMessagesDialogProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** Ready-made messages for a game's judges; the white label's own are the same in every game. */
export function ReadyMessagesDialog({ game, onClose }: ReadyMessagesDialogProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { rights } = useRights(game);
  const { data = [], refetch } = useQuery(readyMessagesQuery(api, game));
  const { run, isUnderWay } = useActions<'add'>();
  const saves = useFieldSaves<string>();
  const [text, setText] = useState('');
  /** Edits and the deletion of a message take turns. Until the list is reloaded, it has the old text. */
  const write = async (id: number, change: () => Promise<unknown>): Promise<boolean> => {
    const isSaved = await saves.save(String(id), () => change().then(() => refetch()));
    if (!isSaved) void refetch();
    return isSaved;
  };
  const add = async (): Promise<void> => {
    const done = await run('add', () => addReadyMessage(api, game, { text: text.trim() }));
    if (done) setText((now) => (now === text ? '' : now));
    void refetch();
  };
  return (
    <Dialog
      open
      title={t('Ready messages')}
      width={560}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <Stack>
        <p>{t('Ready-made replies for judges. %{key} inserts a personalisation.')}</p>
        <Messages>
          {data.map((message) => (
            <li key={message.id}>
              {message.everywhere && !rights.deletesAll ? (
                <p dir="auto">{message.text}</p>
              ) : (
                <ReadyText
                  message={message}
                  saves={saves}
                  onSave={(changed) =>
                    write(message.id, () => saveReadyMessage(api, game, message.id, { text: changed }))
                  }
                />
              )}
              {message.everywhere ? (
                <Badge>{t('Every game')}</Badge>
              ) : (
                <IconButton
                  icon={Trash2}
                  tone="danger"
                  label={t('Delete “{message}”', { message: message.text })}
                  onClick={() => void write(message.id, () => ignoreGone(removeReadyMessage(api, game, message.id)))}
                />
              )}
            </li>
          ))}
        </Messages>
        <TextField label={t('New message')} value={text} max={REVIEW_MESSAGE_MAX} onChange={setText} />
        <Row $end>
          <Button icon={Plus} busy={isUnderWay('add')} disabled={text.trim() === ''} onClick={() => void add()}>
            {t('Add message')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
