import { chatQuery, keys, markChatSeen, postChatLine } from '@waymark/client';
import { CHAT_TEXT_MAX, type Chat, type GameId, paths } from '@waymark/contract';
import { Link, useActions, useHasScreen, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { perGame, useAtom } from '@waymark/host-kit/screen-state';
import { Button, IconButton, TextField, TextLink } from '@waymark/ui';
import { ArrowLeft, Send } from '@waymark/ui/icons';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { GameTime } from '../../game-time';
import { useExplain } from '../use-explain';
import { Lines, Talk } from './inbox-styles';

/** Typed message per team, kept when the dialog closes. */
const drafts = perGame<Readonly<Record<number, string>>>({});

interface ConversationProps {
  readonly game: GameId;
  readonly team: Chat['team'];
  /** Unread messages of the team. */
  readonly unread: number;
  readonly onBack: () => void;
}

/** A chat with a team, and a field to answer. */
export function Conversation({ game, team, unread, onBack }: ConversationProps) {
  const { api } = useHost();
  const t = useTranslate();
  const knows = useHasScreen();
  const client = useQueryClient();
  const { data: lines = [] } = useQuery(chatQuery(api, game, team.id));
  const [typed, setTyped] = useAtom(drafts(game));
  const [wrong, setWrong] = useState<string>();
  const explain = useExplain(setWrong);
  const { run, isUnderWay } = useActions<'send'>();
  const end = useRef<HTMLOListElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  // Only phones show Back, in place of the list; elsewhere it takes no focus.
  useEffect(() => back.current?.focus(), []);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) end.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);
  useEffect(() => {
    // If this fails, the messages stay unread.
    if (unread > 0) void markChatSeen(api, game, team.id, { handles: [404, 'none'] }).catch(() => undefined);
  }, [api, game, team.id, unread]);
  const text = typed[team.id] ?? '';
  const set = (to: (now: string) => string) => setTyped((now) => ({ ...now, [team.id]: to(now[team.id] ?? '') }));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setWrong(undefined);
    const done = await run(
      'send',
      () => postChatLine(api, game, { team: team.id, text }, { handles: [404, 409, 422] }),
      explain,
    );
    if (!done) return;
    // What was typed meanwhile stays.
    set((now) => (now.startsWith(text) ? now.slice(text.length).trimStart() : now));
    await client.invalidateQueries({ queryKey: keys.chats(game) });
  };
  const name = team.name || t('Untitled team');
  const stream = paths.teamStream(game, team.id);
  return (
    <Talk aria-label={t('Chat with {team}', { team: name })}>
      <header>
        <IconButton ref={back} icon={ArrowLeft} label={t('Back')} flip onClick={onBack} />
        <h3 dir="auto">{name}</h3>
        {knows(stream) && (
          <TextLink as={Link} to={stream}>
            {t('Stream')}
          </TextLink>
        )}
      </header>
      <Lines role="log" aria-label={t('Messages')} tabIndex={0}>
        <ol ref={end}>
          {lines.map(({ id, from, by, text: said, created_at }) => (
            <li key={id} data-ours={from === 'team' ? undefined : ''}>
              <small>
                {from === 'system' ? t('System') : by}{' '}
                {created_at && <GameTime game={game} instant={created_at} unfocusable />}
              </small>
              <p dir="auto">{said}</p>
            </li>
          ))}
        </ol>
      </Lines>
      <form onSubmit={(event) => void send(event)}>
        <TextField
          label={t('Answer {team}', { team: name })}
          value={text}
          max={CHAT_TEXT_MAX}
          autoComplete="off"
          error={wrong}
          onChange={(to) => set(() => to)}
        />
        <Button type="submit" kind="primary" icon={Send} busy={isUnderWay('send')} disabled={text.trim() === ''}>
          {t('Send')}
        </Button>
      </form>
    </Talk>
  );
}
