import type { PeopleList } from '@waymark/client';
import { type Carrying, useDropPlace } from '@waymark/ui';
import { type ReactNode, useId, useRef } from 'react';
import { findPlayer, isSame, type Organized, type Somebody } from '../organized';
import { PersonLine } from '../person-line';
import type { People } from '../use-people';
import { SideCard, SideList } from './side-card';

interface PeopleCardProps {
  readonly list: PeopleList;
  readonly title: string;
  /** Text if the list is empty. */
  readonly none: string;
  /** Label of dropping a person here. */
  readonly drop: string;
  readonly shown: Organized;
  readonly people: People;
  readonly carrying: Carrying;
  /** The button beside a person; without it the list is read-only. */
  readonly action?: (person: Somebody) => ReactNode;
}

/** A list of people with or without a role. People can be dropped on it. */
export function PeopleCard({ list, title, none, drop, shown, people, carrying, action }: PeopleCardProps) {
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const members = shown[list];
  const take = ({ id }: { readonly id: string }) => {
    const person = findPlayer(shown, id);
    if (person && !members.some((one) => isSame(one, person))) void people.add(list, person);
  };
  const state = useDropPlace(card, carrying, drop, action ? take : undefined);
  return (
    <SideCard ref={card} aria-labelledby={heading} {...(state ? { 'data-drop': state } : {})}>
      <header>
        <h2 id={heading}>{title}</h2>
        <span>{members.length}</span>
      </header>
      {members.length === 0 ? (
        <p>{none}</p>
      ) : (
        <SideList>
          {members.map((person) => (
            <li key={person.id}>
              <PersonLine person={person}>{action?.(person)}</PersonLine>
            </li>
          ))}
        </SideList>
      )}
    </SideCard>
  );
}
