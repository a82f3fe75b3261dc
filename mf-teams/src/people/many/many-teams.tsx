import { allTeamsQuery, reasonOf } from '@waymark/client';
import { type GameId, TEAM_NAME_MAX } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Dialog, NumberField, Stack, TextField } from '@waymark/ui';
import { type FormEvent, useId, useState } from 'react';
import { isNoRoom, NO_ROOM } from '../no-room';
import { MOST_TEAMS, namesBy } from './name-pattern';
import { NoRoomBanner } from './no-room-banner';
import { useNewTeam } from './use-new-team';
import { useOneByOne } from './use-one-by-one';

interface ManyTeamsProps {
  readonly game: GameId;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Creates teams named by a pattern. */
export function ManyTeams({ game, onAdded, onClose }: ManyTeamsProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data, refetch } = useQuery(allTeamsQuery(api, game));
  const [pattern, setPattern] = useState(t('Team {n}', { n: '{n}' }));
  const [count, setCount] = useState<number | null>(10);
  const [failure, setFailure] = useState<unknown>();
  const isFull = isNoRoom(failure);
  const form = useId();
  const handles = [400, NO_ROOM, 403, 422, 500, 503, 'none'] as const;
  const { start, finish } = useNewTeam(game, { handles });
  const write = async (name: string) => {
    await start(name);
    finish();
  };
  const { series, run } = useOneByOne(write, { onAdded, onClose });
  const taken = new Set(data?.map(({ name = '' }) => name.toLowerCase()));
  const names = namesBy(pattern, count ?? 0, taken);
  const [first] = names;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const added = (n: number | string) => t('Teams added: {n}', { n });
    const { left, failure } = await run(names, { all: added(names.length), some: added });
    if (left.length === 0) return;
    setCount(left.length);
    void refetch();
    setFailure(failure);
  };
  return (
    <Dialog
      open
      title={t('Add many teams')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form={form}
            busy={series !== undefined}
            disabled={!data || names.length === 0}
          >
            {series
              ? t('{done} of {total}', { done: series.done, total: series.total })
              : t(names.length === 1 ? 'Add {n} team' : 'Add {n} teams', { n: names.length })}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack as="form" id={form} noValidate onSubmit={(event) => void add(event)}>
        {isFull && <NoRoomBanner />}
        <NumberField label={t('Number of teams')} value={count} min={1} max={MOST_TEAMS} onChange={setCount} />
        <TextField
          label={t('Names')}
          value={pattern}
          max={TEAM_NAME_MAX - 4}
          autoComplete="off"
          help={
            first === undefined
              ? t('Use {n} for the number.', { n: '{n}' })
              : t('From “{first}” to “{last}”. Use {n} for the number.', {
                  first,
                  last: names.at(-1) ?? first,
                  n: '{n}',
                })
          }
          error={failure === undefined || isFull ? undefined : reasonOf(failure)}
          onChange={setPattern}
        />
      </Stack>
    </Dialog>
  );
}
