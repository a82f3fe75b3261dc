import type { GameId, GameRole, Team } from '@waymark/contract';
import { lazyScreenPart, Question, useTranslate } from '@waymark/host-kit';
import { Menu, type MenuAction } from '@waymark/ui';
import { ArrowRight, Ban, Shield, ShieldCheck, UserMinus } from '@waymark/ui/icons';
import { useState } from 'react';
import { isSame, nameOf, type Somebody } from './organized';
import type { People } from './use-people';

/** The team dialog, in its own chunk. */
export const TeamChoice = lazyScreenPart(async () => (await import('./team-choice')).TeamChoice);

interface PersonMenuProps {
  readonly game: GameId;
  readonly person: Somebody;
  /** The team they are in, if any. */
  readonly team?: Team;
  readonly people: People;
  readonly role: GameRole;
}

/** Actions for a person: those of dragging, and those that need confirmation. */
export function PersonMenu({ game, person, team, people, role }: PersonMenuProps) {
  const t = useTranslate();
  const [asked, setAsked] = useState<'team' | 'ban'>();
  const name = nameOf(person);
  const isIn = (list: 'administrators' | 'coordinators') =>
    people.shown?.[list].some((one) => isSame(one, person)) === true;
  const toggle = (list: 'administrators' | 'coordinators') =>
    void (isIn(list) ? people.take(list, person) : people.add(list, person));
  const moves: MenuAction[] = [
    { id: 'move', label: t('Move to a team…'), icon: ArrowRight, onSelect: () => setAsked('team') },
    ...(team
      ? [
          {
            id: 'remove',
            label: t('Remove from team'),
            icon: UserMinus,
            onSelect: () => void people.place(person, 0),
          },
        ]
      : []),
  ];
  const administrator: MenuAction = {
    id: 'administrator',
    label: t('Administrator'),
    icon: ShieldCheck,
    checked: isIn('administrators'),
    onSelect: () => toggle('administrators'),
  };
  const ban: MenuAction = {
    id: 'ban',
    label: t('Ban from the game…'),
    icon: Ban,
    danger: true,
    onSelect: () => setAsked('ban'),
  };
  // Who created the game stays its administrator.
  const isCreator = people.shown?.creators.has(person.id) === true;
  const roles: MenuAction[] = [
    ...(isCreator ? [] : [administrator]),
    {
      id: 'coordinator',
      label: t('Coordinator'),
      icon: Shield,
      checked: isIn('coordinators'),
      onSelect: () => toggle('coordinators'),
    },
    ...(isCreator ? [] : [ban]),
  ];
  return (
    <>
      <Menu
        label={t('Options for {name}', { name })}
        entries={role.administrator ? [...moves, { id: 'roles', entries: roles }] : moves}
      />
      {asked === 'team' && (
        <TeamChoice
          game={game}
          person={person}
          now={team}
          onChoose={(to) => {
            setAsked(undefined);
            void people.place(person, to);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Question
        open={asked === 'ban'}
        title={t('Ban Player')}
        text={t('Are you sure you wish to ban this player?')}
        note={t('{name} leaves the game and the team until you unban them.', { name })}
        confirmLabel={t('Yes, ban')}
        onConfirm={() => {
          setAsked(undefined);
          void people.add('banned', person);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
