import type { TeamId } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { type FormEvent, useState } from 'react';
import { nextStranger } from './stranger';
import type { People } from './use-people';

const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Adds a player to a team by e-mail address; team 0 means none ([G60]). A rejected address returns to the field. */
export function useNewPlayer(people: People, team: TeamId | 0) {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const typed = email.trim();
    if (typed === '') return;
    if (!ADDRESS.test(typed)) return setError(t('Enter an e-mail address.'));
    setEmail('');
    const done = await people.place(nextStranger(typed), team);
    if (!done) setEmail((now) => now || typed);
  };
  return {
    add,
    isEmpty: email.trim() === '',
    field: {
      type: 'email',
      autoComplete: 'off',
      value: email,
      error,
      onChange: (text: string) => {
        setEmail(text);
        setError(undefined);
      },
    },
  } as const;
}
