import { allTeamsQuery, mergeInto, undoMerge } from '@waymark/client';
import type { GameId, TeamId } from '@waymark/contract';
import { HEIR, LAST_HEIR, useActions, useFocusHeir, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Banner, Button, Dialog, Select, Stack, token } from '@waymark/ui';
import { Undo2 } from '@waymark/ui/icons';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useExplain } from '../use-explain';

const Merged = styled.ul`
  display: grid;
  gap: 4px;
  padding: 0;
  list-style: none;
  font: ${token.type13} ${token.font};
  & > li { display: flex; align-items: center; justify-content: space-between; gap: 8px; overflow-wrap: anywhere; }
`;

interface MergeTeamsProps {
  readonly game: GameId;
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Merges one team into another, and lists merges that can be undone. */
export function MergeTeams({ game, onAdded, onClose }: MergeTeamsProps) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const { data: teams = [], isPending, refetch } = useQuery(allTeamsQuery(api, game));
  const [team, setTeam] = useState<TeamId>();
  const [into, setInto] = useState<TeamId>();
  const [wrong, setWrong] = useState<string>();
  const { run, isUnderWay } = useActions<'merge' | TeamId>();
  const fields = useRef<HTMLDivElement>(null);
  const passFocus = useFocusHeir(fields);
  // The notice with its Undo outlives the dialog.
  const explain = useExplain(setWrong);
  const nameOf = (id: TeamId) => teams.find((one) => one.id === id)?.name || t('Untitled team');
  const finish = async () => {
    onAdded();
    // Already loading.
    await refetch({ cancelRefetch: false });
  };
  const merge = async () => {
    if (team === undefined || into === undefined) return;
    setWrong(undefined);
    const done = await run('merge', () => mergeInto(api, game, { team, into }, { handles: [404, 422] }), explain);
    if (!done) return;
    const text = t('Merged “{team}” into “{into}”', { team: nameOf(team), into: nameOf(into) });
    notices.show({ tone: 'success', text, action: { label: t('Undo'), run: () => void split(team) } });
    setTeam(undefined);
    await finish();
  };
  const split = async (id: TeamId) => {
    setWrong(undefined);
    if (!(await run(id, () => undoMerge(api, game, id, { handles: [402, 404] }), explain))) return;
    const place = merged.findIndex((part) => part.id === id);
    await finish();
    passFocus(place);
  };
  const choices = (besides: TeamId | undefined) =>
    teams
      .filter(({ id }) => id !== besides)
      .map(({ id, name = '' }) => ({ value: String(id), label: name || t('Untitled team') }));
  const placeholder = isPending ? t('Loading') : t('Choose a team');
  const chosen = (value: string) => teams.find(({ id }) => String(id) === value)?.id;
  const merged = teams.flatMap(({ name = '', merged: parts = [] }) => parts.map((part) => ({ ...part, into: name })));
  return (
    <Dialog
      open
      title={t('Merge teams')}
      actions={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button
            kind="primary"
            busy={isUnderWay('merge')}
            disabled={team === undefined || into === undefined || team === into}
            onClick={() => void merge()}
          >
            {t('Merge')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack ref={fields}>
        {wrong && <Banner tone="danger">{wrong}</Banner>}
        <div {...LAST_HEIR}>
          <Select
            label={t('Team')}
            value={team === undefined ? null : String(team)}
            disabled={isPending}
            placeholder={placeholder}
            filter
            options={choices(into)}
            onChange={(value) => setTeam(chosen(value))}
          />
        </div>
        <Select
          label={t('Merge into')}
          value={into === undefined ? null : String(into)}
          disabled={isPending}
          placeholder={placeholder}
          filter
          options={choices(team)}
          help={t('Players, answers and points move too. You can undo this.')}
          onChange={(value) => setInto(chosen(value))}
        />
        {merged.length > 0 && (
          <Merged aria-label={t('Merged teams')}>
            {merged.map(({ id, name = '', into: whole }) => (
              <li key={id}>
                <span>{t('“{team}” in “{into}”', { team: name, into: whole })}</span>
                <Button {...HEIR} size="small" icon={Undo2} busy={isUnderWay(id)} onClick={() => void split(id)}>
                  {t('Undo')}
                </Button>
              </li>
            ))}
          </Merged>
        )}
      </Stack>
    </Dialog>
  );
}
