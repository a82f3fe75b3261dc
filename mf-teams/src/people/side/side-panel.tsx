import type { PeopleList } from '@waymark/client';
import type { GameId, GameRole } from '@waymark/contract';
import { lazyScreenPart, usePromos, useTranslate } from '@waymark/host-kit';
import {
  Bone,
  type Carrying,
  Icon,
  IconButton,
  SidebarPromo,
  Skeleton,
  Tip,
  token,
  VisuallyHidden,
  whenIdle,
} from '@waymark/ui';
import { Lock, X } from '@waymark/ui/icons';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { nameOf, type Organized, type Somebody } from '../organized';
import { TeamChoice } from '../person-menu';
import type { People } from '../use-people';
import { PeopleCard } from './people-card';
import { UnassignedCard } from './unassigned-card';
import type { WritingCardsProps } from './writing-cards';

/** About the height of both forms. */
const FORMS_HEIGHT = 650;

/** The forms for invitations and messages, in their own chunk. */
const WritingCards = lazyScreenPart<WritingCardsProps>(
  async () => (await import('./writing-cards')).WritingCards,
  <Skeleton>
    <Bone $height={FORMS_HEIGHT} />
  </Skeleton>,
);

const Cards = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @media (min-width: 600px) and (max-width: 1179px) { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; }
`;

const Creator = styled(Tip)`display: grid; place-items: center; inline-size: 32px; color: ${token.textMuted};`;

/** Props of SidePanel. */
export interface SidePanelProps {
  readonly game: GameId;
  readonly shown: Organized;
  readonly people: People;
  readonly role: GameRole;
  readonly carrying: Carrying;
}

/** The people of a game beside its teams. Roles, invitations, blasts and bans are for administrators. */
export function SidePanel({ game, shown, people, role, carrying }: SidePanelProps) {
  const t = useTranslate();
  const { administrator } = role;
  const promos = usePromos(game, administrator);
  useEffect(() => whenIdle(TeamChoice.preload), []);
  const common = { shown, people, carrying };
  /** The button that removes a person from a list, by permission. */
  const taking = (list: PeopleList, label: (name: string) => string, unless?: (person: Somebody) => ReactNode) =>
    administrator
      ? {
          action: (person: Somebody) =>
            unless?.(person) || (
              <IconButton icon={X} label={label(nameOf(person))} onClick={() => void people.take(list, person)} />
            ),
        }
      : {};
  return (
    <Cards aria-label={t('People')}>
      <UnassignedCard game={game} players={shown.unassigned} people={people} role={role} carrying={carrying} />
      <PeopleCard
        list="administrators"
        title={t('Administrators')}
        none={t('No administrators')}
        drop={t('Make administrator')}
        {...common}
        {...taking(
          'administrators',
          (name) => t('Remove {name} from administrators', { name }),
          ({ id }) =>
            shown.creators.has(id) && (
              <Creator text={t('Created this game')} stop>
                <Icon of={Lock} size={14} />
                <VisuallyHidden>{t('Created this game')}</VisuallyHidden>
              </Creator>
            ),
        )}
      />
      <PeopleCard
        list="coordinators"
        title={t('Coordinators')}
        none={t('No coordinators')}
        drop={t('Make coordinator')}
        {...common}
        {...taking('coordinators', (name) => t('Remove {name} from coordinators', { name }))}
      />
      {administrator && <WritingCards game={game} invitations={shown.invitations} people={people} />}
      <PeopleCard
        list="banned"
        title={t('Banned')}
        none={t('Nobody is banned')}
        drop={t('Ban from the game')}
        {...common}
        {...taking('banned', (name) => t('Unban {name}', { name }))}
      />
      <SidebarPromo addresses={promos} />
    </Cards>
  );
}
