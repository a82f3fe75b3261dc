import { useTranslate } from '@waymark/host-kit';
import { Button, TextField } from '@waymark/ui';
import { type FormEvent, useId, useState } from 'react';
import type { Somebody } from '../organized';
import { PersonLine } from '../person-line';
import { nextStranger } from '../stranger';
import type { People } from '../use-people';
import { SideCard, SideList } from './side-card';

/** Props of InvitationsCard. */
export interface InvitationsCardProps {
  readonly invitations: readonly Somebody[];
  readonly people: People;
}

/** Adds players who have not joined yet by their e-mail address, without a team ([G60]). */
export function InvitationsCard({ invitations, people }: InvitationsCardProps) {
  const t = useTranslate();
  const heading = useId();
  const [email, setEmail] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const typed = email.trim();
    if (typed === '') return;
    setEmail('');
    const done = await people.place(nextStranger(typed), 0);
    if (!done) setEmail((now) => now || typed);
  };
  return (
    <SideCard aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('Invitations')}</h2>
        {invitations.length > 0 && <span>{invitations.length}</span>}
      </header>
      <form onSubmit={(event) => void save(event)}>
        <TextField
          label={t('Email')}
          type="email"
          value={email}
          autoComplete="off"
          help={t('Enter an email address for a player who has not yet joined.')}
          onChange={setEmail}
        />
        <Button type="submit" block disabled={email.trim() === ''}>
          {t('Save Email')}
        </Button>
      </form>
      {invitations.length > 0 && (
        // It scrolls but has no focusable content.
        <SideList tabIndex={0} aria-label={t('Invitations')}>
          {invitations.map((person) => (
            <li key={person.id}>
              <PersonLine person={person} />
            </li>
          ))}
        </SideList>
      )}
    </SideCard>
  );
}
