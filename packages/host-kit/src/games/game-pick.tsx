import { GAMES_FILTER_DEFAULT, gamesQuery } from '@waymark/client';
import { asGameId, type GameId, type GameRow, roleOf } from '@waymark/contract';
import { Autocomplete, useTranslate } from '@waymark/ui';
import { useState } from 'react';
import { useHost, useReadable } from '../host-context';
import { useQuery, useQueryClient } from '../query';

/** Offered before anything is typed. */
const LATEST = { ...GAMES_FILTER_DEFAULT, perPage: 50 };

/** A chosen game. */
export interface PickedGame {
  readonly id: GameId;
  readonly name: string;
}

/** Props of GamePick. */
export interface GamePickProps {
  /** The open game. */
  readonly without: GameId;
  /** Called with undefined as soon as the text matches no game. */
  readonly onPick: (game: PickedGame | undefined) => void;
}

/** Finds a game that the person administers: the latest at once, all of them by typing. */
export function GamePick({ without, onPick }: GamePickProps) {
  const t = useTranslate();
  const { api, session } = useHost();
  const me = useReadable(session.me);
  const client = useQueryClient();
  const [text, setText] = useState('');
  const latest = useQuery(gamesQuery(api, LATEST));
  const offer = (rows: readonly GameRow[] = []) =>
    rows
      .filter(({ id, user }) => id !== without && roleOf(user, me).administrator)
      .map(({ id, name, code }) => ({ value: String(id), label: name || `#${id}`, note: code ?? '' }));
  return (
    <Autocomplete
      label={t('Game')}
      value={text}
      options={offer(latest.data?.items)}
      load={async (term) => offer((await client.fetchQuery(gamesQuery(api, { ...LATEST, term }))).items)}
      minimum={3}
      help={t('One of the games you created or manage.')}
      onChange={(next) => {
        setText(next);
        onPick(undefined);
      }}
      onChoose={({ value, label }) => onPick({ id: asGameId(Number(value)), name: label })}
    />
  );
}
