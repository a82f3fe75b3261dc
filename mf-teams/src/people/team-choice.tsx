import { allTeamsQuery } from '@waymark/client';
import type { GameId, Team, TeamId } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Dialog, Select } from '@waymark/ui';
import { useState } from 'react';
import { nameOf, type Somebody } from './organized';

/** Props of TeamChoice. */
export interface TeamChoiceProps {
  readonly game: GameId;
  readonly person: Somebody;
  /** The current team, which can't be chosen. */
  readonly now: Team | undefined;
  readonly onChoose: (team: TeamId) => void;
  readonly onClose: () => void;
}

/** Asks which team to move a person to. */
export function TeamChoice({ game, person, now, onChoose, onClose }: TeamChoiceProps) {
  const { api } = useHost();
  const t = useTranslate();
  const { data, isPending } = useQuery(allTeamsQuery(api, game));
  const [chosen, setChosen] = useState<string | null>(null);
  const teams = data?.filter(({ id }) => id !== now?.id) ?? [];
  const team = teams.find(({ id }) => String(id) === chosen);
  return (
    <Dialog
      open
      title={t('Move {name}', { name: nameOf(person) })}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button kind="primary" disabled={!team} onClick={() => team && onChoose(team.id)}>
            {t('Move')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Select
        label={t('Team')}
        value={chosen}
        disabled={isPending}
        {...(isPending ? { placeholder: t('Loading') } : {})}
        options={teams.map(({ id, name }) => ({ value: String(id), label: name || t('Untitled team') }))}
        onChange={setChosen}
      />
    </Dialog>
  );
}
