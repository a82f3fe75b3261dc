import { gameQuery, keyStarts, keys, saveGame } from '@waymark/client';
import { GAME_MODE, type Game, type GameId, type GameMode, ianaZoneOf } from '@waymark/contract';
import { Question, useActions, useHost, useScreenKeys, useTranslate } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { Button, exactMoment, useUi } from '@waymark/ui';
import { OctagonX, Play } from '@waymark/ui/icons';
import { useState } from 'react';

/** The finish of a game with a schedule, while it is ahead. Only a game on its schedule observes it; Start leaves that. */
const finishAhead = ({ start_at, finish_at }: Game): string | undefined =>
  start_at && finish_at && Date.parse(finish_at) > Date.now() ? finish_at : undefined;

/** Starts or stops a game; stopping asks first. */
export function RunSwitch({ game }: { readonly game: GameId }) {
  const { api, notices } = useHost();
  const { language } = useUi();
  const t = useTranslate();
  const client = useQueryClient();
  const { data } = useQuery(gameQuery(api, game));
  const { run, isUnderWay } = useActions<'run'>();
  const [asking, setAsking] = useState(false);
  const set = (mode: GameMode) =>
    run('run', async () => {
      await saveGame(api, game, { start_anytime: mode });
      void client.invalidateQueries({ queryKey: keyStarts.games() });
      void client.invalidateQueries({ queryKey: keyStarts.readiness(game) });
      await client.invalidateQueries({ queryKey: keys.game(game) });
    });
  const finish = data && finishAhead(data);
  const time = finish === undefined ? undefined : exactMoment(finish, ianaZoneOf(data?.tz), language);
  const start = async () => {
    if (!(await set(GAME_MODE.anytime)) || time === undefined) return;
    notices.show({
      tone: 'info',
      text: t('Game started. Its finish of {time} no longer ends it.', { time }),
      action: { label: t('Back to the schedule'), run: () => void set(GAME_MODE.scheduled) },
    });
  };
  const note = t('Challenges are hidden from players, and new answers are rejected until you start it again.');
  const losesFinish = time !== undefined && data?.start_anytime !== GAME_MODE.anytime;
  const isStopped = data?.start_anytime === GAME_MODE.stopped;
  const [label, icon] = isStopped ? [t('Start Game'), Play] : [t('Stop Game'), OctagonX];
  const press = () => (isStopped ? void start() : setAsking(true));
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
        note={losesFinish ? `${note} ${t('From then on, its finish of {time} no longer ends it.', { time })}` : note}
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
