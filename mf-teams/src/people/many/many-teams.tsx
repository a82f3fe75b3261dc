import { allTeamsQuery, isApiFailure, makeTeam, reasonOf, saveTeam } from '@waymark/client';
import { type GameId, TEAM_NAME_MAX } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Dialog, NumberField, Stack, TextField } from '@waymark/ui';
import { useState } from 'react';
import { NO_ROOM, NO_ROOM_TEXT } from '../no-room';
import { MOST_TEAMS, namesBy } from './name-pattern';
import { useOneByOne } from './use-one-by-one';

/** The default page size. */
const PER_PAGE = 25;

interface ManyTeamsProps {
  readonly game: GameId;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Creates teams named by a pattern. */
export function ManyTeams({ game, onAdded, onClose }: ManyTeamsProps) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const { data } = useQuery(allTeamsQuery(api, game));
  const [pattern, setPattern] = useState(t('Team {n}', { n: '{n}' }));
  const [count, setCount] = useState<number | null>(10);
  const [error, setError] = useState<string>();
  const handles = [400, NO_ROOM, 403, 422, 500, 503, 'none'] as const;
  const { series, run } = useOneByOne(async (name: string) => {
    const { team } = await makeTeam(api, game, PER_PAGE, { handles });
    if (team.name !== name) await saveTeam(api, game, team.id, { name }, { handles });
  });
  const taken = new Set(data?.map(({ name = '' }) => name.toLowerCase()));
  const names = namesBy(pattern, count ?? 0, taken);
  const [first] = names;
  const add = async () => {
    setError(undefined);
    const { left, failure } = await run(names);
    onAdded();
    if (left.length > 0) {
      setCount(left.length);
      setError(isApiFailure(failure) && failure.status === NO_ROOM ? t(NO_ROOM_TEXT) : reasonOf(failure));
      return;
    }
    notices.show({ tone: 'success', text: t('Teams added: {n}', { n: names.length }) });
    onClose();
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
            busy={series !== undefined}
            disabled={!data || names.length === 0}
            onClick={() => void add()}
          >
            {series
              ? t('{done} of {total}', { done: series.done, total: series.total })
              : t(names.length === 1 ? 'Add {n} team' : 'Add {n} teams', { n: names.length })}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack>
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
          error={error}
          onChange={setPattern}
        />
      </Stack>
    </Dialog>
  );
}
