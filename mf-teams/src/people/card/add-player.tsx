import type { Team } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Button, TextField } from '@waymark/ui';
import { UserPlus } from '@waymark/ui/icons';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { nextStranger } from '../stranger';
import type { People } from '../use-people';

const Line = styled.form`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  & > :first-child { flex: 1; min-inline-size: 0; }
  & > button { min-block-size: 48px; }
  @container (max-width: 360px) { flex-wrap: wrap; }
`;

interface AddPlayerProps {
  readonly team: Team;
  readonly people: People;
}

/** Adds a player by e-mail address. A rejected address returns to the field. */
export function AddPlayer({ team, people }: AddPlayerProps) {
  const t = useTranslate();
  const [email, setEmail] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    if (typed === '') return;
    setEmail('');
    const done = await people.place(nextStranger(typed), team.id);
    if (!done) setEmail((now) => now || typed);
  };
  return (
    <Line onSubmit={(event) => void add(event)}>
      <TextField label={t("Player's email")} type="email" value={email} autoComplete="off" onChange={setEmail} />
      <Button type="submit" icon={UserPlus} disabled={email.trim() === ''}>
        {t('Add player')}
      </Button>
    </Line>
  );
}
