import type { GameId, GameRole } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { type Carrying, SortableList, useDropPlace } from '@waymark/ui';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { findPlayer, isSame, type Member, nameOf } from '../organized';
import { PersonLine } from '../person-line';
import { PersonMenu } from '../person-menu';
import type { People } from '../use-people';
import { SideCard } from './side-card';

const Inset = styled.div`padding-inline: 4px 8px; & ul { gap: 0; }`;

interface UnassignedCardProps {
  readonly game: GameId;
  readonly players: readonly Member[];
  readonly people: People;
  readonly role: GameRole;
  readonly carrying: Carrying;
}

/** Players without a team. Dropping a player here removes them from theirs. */
export function UnassignedCard({ game, players, people, role, carrying }: UnassignedCardProps) {
  const t = useTranslate();
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const state = useDropPlace(card, carrying, t('Out of the team'), ({ id }) => {
    const person = people.shown && findPlayer(people.shown, id);
    if (person && !players.some((one) => isSame(one, person))) void people.place(person, 0);
  });
  return (
    <SideCard ref={card} aria-labelledby={heading} {...(state ? { 'data-drop': state } : {})}>
      <header>
        <h2 id={heading}>{t('Players without a team')}</h2>
        <span>{players.length}</span>
      </header>
      {players.length === 0 ? (
        <p>{t('Everyone has a team.')}</p>
      ) : (
        <>
          <p>{t('Drag a player to a team, or use the menu.')}</p>
          <Inset>
            <SortableList
              label={t('Players without a team')}
              items={players}
              idOf={({ id }) => String(id)}
              nameOf={nameOf}
              // Sorted by name, so items can't be reordered.
              onMove={() => undefined}
              carrying={carrying}
              sideways
            >
              {(player, { handle }) => (
                <PersonLine person={player} handle={handle}>
                  <PersonMenu game={game} person={player} people={people} role={role} />
                </PersonLine>
              )}
            </SortableList>
          </Inset>
        </>
      )}
    </SideCard>
  );
}
