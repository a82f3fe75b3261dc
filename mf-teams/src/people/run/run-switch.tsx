import { gameQuery, keyStarts, keys, saveGame } from '@waymark/client';
import { GAME_MODE, type GameId } from '@waymark/contract';
import { Question, useActions, useHost, useScreenKeys, useTranslate } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { Button } from '@waymark/ui';
import { OctagonX, Play } from '@waymark/ui/icons';
import { useState } from 'react';

/** Starts or stops a game; stopping asks first. */
export function RunSwitch({ game }: { readonly game: GameId }) {
  const { api } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const { data } = useQuery(gameQuery(api, game));
  const { run, isUnderWay } = useActions<'run'>();
  const [asking, setAsking] = useState(false);
  const set = (mode: typeof GAME_MODE.anytime | typeof GAME_MODE.stopped) =>
    run('run', async () => {
      await saveGame(api, game, { start_anytime: mode });
      void client.invalidateQueries({ queryKey: keyStarts.games() });
      void client.invalidateQueries({ queryKey: keyStarts.readiness(game) });
      await client.invalidateQueries({ queryKey: keys.game(game) });
    });
  const isStopped = data?.start_anytime === GAME_MODE.stopped;
  const [label, icon] = isStopped ? [t('Start Game'), Play] : [t('Stop Game'), OctagonX];
  const press = () => (isStopped ? void set(GAME_MODE.anytime) : setAsking(true));
  useScreenKeys(data ? [{ command: 'game.run', label, group: t('Teams'), run: press }] : []);
  if (!data) return null;
  return (
    <>
      <Button icon={icon} busy={isUnderWay('run')} onClick={press}>
        {label}
      </Button>
      <Question
        open={asking}
        title={t('Stop Game')}
        text={t('Are you sure you wish to stop this game?')}
        note={t('Challenges are hidden from players, and new answers are rejected until you start it again.')}
        confirmLabel={t('Yes, stop')}
        onConfirm={() => {
          setAsking(false);
          void set(GAME_MODE.stopped);
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
