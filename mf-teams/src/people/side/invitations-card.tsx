import { HEIR, LAST_HEIR, useFocusHeir, useOffered, useTranslate } from '@waymark/host-kit';
import { Button, IconButton, TextField } from '@waymark/ui';
import { X } from '@waymark/ui/icons';
import { useId, useRef } from 'react';
import { nameOf, type Somebody } from '../organized';
import { PersonLine } from '../person-line';
import { useNewPlayer } from '../use-new-player';
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
  const { add, isEmpty, field } = useNewPlayer(people, 0);
  const removes = useOffered('invitation-removal');
  const card = useRef<HTMLElement>(null);
  const passFocus = useFocusHeir(card);
  return (
    <SideCard ref={card} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{t('Invitations')}</h2>
        {invitations.length > 0 && <span>{invitations.length}</span>}
      </header>
      <form {...LAST_HEIR} noValidate onSubmit={(event) => void add(event)}>
        <TextField
          {...field}
          label={t('Email')}
          help={t('Enter an email address for a player who has not yet joined.')}
        />
        <Button type="submit" block disabled={isEmpty}>
          {t('Save Email')}
        </Button>
      </form>
      {invitations.length > 0 && (
        // It scrolls, and may have no focusable content.
        <SideList tabIndex={removes ? undefined : 0} aria-label={t('Invitations')}>
          {invitations.map((person, place) => (
            <li key={person.id}>
              <PersonLine person={person}>
                {removes && (
                  <IconButton
                    {...HEIR}
                    icon={X}
                    label={t('Remove the invitation of {name}', { name: nameOf(person) })}
                    onClick={() => {
                      void people.withdraw(person);
                      passFocus(place);
                    }}
                  />
                )}
              </PersonLine>
            </li>
          ))}
        </SideList>
      )}
    </SideCard>
  );
}
