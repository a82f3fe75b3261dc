import { TASKS_FILTER_DEFAULT, tasksQuery } from '@waymark/client';
import { asTaskId, type GameId, type Task, type TaskId } from '@waymark/contract';
import { typeIcon, typeName, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { Autocomplete, SEARCH_MINIMUM, type SelectOption } from '@waymark/ui';
import { type ReactNode, useState } from 'react';

interface ChallengePickerProps {
  readonly game: GameId;
  readonly label: string;
  /** The challenge itself, which can't be chosen. */
  readonly except: TaskId;
  readonly onChoose: (id: TaskId) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly id?: string;
}

/** Finds one challenge of the game by its headline. */
export function ChallengePicker({ game, except, onChoose, ...look }: ChallengePickerProps) {
  const { api } = useHost();
  const t = useTranslate();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const first = useQuery(tasksQuery(api, game, TASKS_FILTER_DEFAULT)).data?.items ?? [];
  const offer = (tasks: readonly Task[]): SelectOption[] =>
    tasks
      .filter(({ id }) => id !== except)
      .map(({ id, position, name, task_type }) => ({
        value: String(id),
        label: name || t('Untitled challenge'),
        note: `${position ?? ''} · ${t(typeName(task_type))}`,
        icon: typeIcon(task_type),
      }));
  return (
    <Autocomplete
      {...look}
      value={text}
      options={offer(first)}
      minimum={SEARCH_MINIMUM}
      load={async (term, signal) => {
        const filter = { ...TASKS_FILTER_DEFAULT, term };
        const { queryFn, ...query } = tasksQuery(api, game, filter);
        const page = await client.fetchQuery({ ...query, queryFn: () => queryFn({ signal }) });
        return offer(page.items);
      }}
      onChange={setText}
      onChoose={({ value }) => {
        setText('');
        onChoose(asTaskId(Number(value)));
      }}
    />
  );
}
