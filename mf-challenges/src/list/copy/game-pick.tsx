import { GAMES_FILTER_DEFAULT, gamesQuery } from '@waymark/client';
import { asGameId, type GameId, type GameRow } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { Autocomplete } from '@waymark/ui';
import { useState } from 'react';

const ADMINISTRATED = ['Created', 'Managing'];

interface GamePickProps {
  /** The game that is open. */
  readonly without: GameId;
  readonly onPick: (game: GameId | undefined) => void;
}

/** Finds one of the person's games, by name or code. */
export function GamePick({ without, onPick }: GamePickProps) {
  const { api } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const latest = useQuery(gamesQuery(api, GAMES_FILTER_DEFAULT));
  const offer = (rows: readonly GameRow[]) =>
    rows
      .filter(({ id, user }) => id !== without && (user?.super_admin || ADMINISTRATED.includes(user?.access ?? '')))
      .map(({ id, name, code }) => ({ value: String(id), label: name || `#${id}`, note: code ?? '' }));
  return (
    <Autocomplete
      label={t('Game')}
      value={text}
      options={offer(latest.data?.items ?? [])}
      load={async (term) => offer((await client.fetchQuery(gamesQuery(api, { ...GAMES_FILTER_DEFAULT, term }))).items)}
      minimum={3}
      help={t('One of the games you created or manage.')}
      onChange={(next) => {
        setText(next);
        onPick(undefined);
      }}
      onChoose={({ value }) => onPick(asGameId(Number(value)))}
    />
  );
}
