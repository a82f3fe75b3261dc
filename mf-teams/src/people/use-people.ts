import {
  addToPeople,
  allTeamsQuery,
  isApiFailure,
  type PeopleList,
  putPlayer,
  takeFromPeople,
  takePlayer,
  withdrawInvitation,
} from '@waymark/client';
import type { GameId, Team, TeamId } from '@waymark/contract';
import { ignoreGone, useActions, useHost, useTranslate } from '@waymark/host-kit';
import { useQueryClient } from '@waymark/host-kit/query';
import { useCallback, useMemo, useRef, useState } from 'react';
import {
  isAmong,
  isBesideTeams,
  memberOf,
  nameOf,
  type Organized,
  type PeopleChange,
  type Somebody,
  teamsOf,
  withPeopleChange,
} from './organized';
import { isStranger, PlaysElsewhere } from './stranger';

/** Errors that name the person and say why. */
const SAYS_WHY = [409, 422];

interface PeopleOptions {
  /** Whether the shown teams are all teams of the game. */
  readonly isWhole: boolean;
  readonly reload: () => Promise<void>;
}

/**
 * Changes to people: optimistic, reloaded after success and rolled back if rejected. Changes to one person are sent in
 * sequence.
 */
export function usePeople(game: GameId, organized: Organized | undefined, { isWhole, reload }: PeopleOptions) {
  const { api, notices } = useHost();
  const t = useTranslate();
  const queries = useQueryClient();
  const { run } = useActions<number>();
  const [pending, setPending] = useState<readonly PeopleChange[]>([]);
  const turns = useRef(new Map<number, Promise<unknown>>());
  const count = useRef(0);

  const tellTeam = useCallback(
    ({ email = '' }: Somebody, { name }: Team) => {
      const words = { email, team: name || t('Untitled team') };
      notices.show({ tone: 'info', text: t('{email} is already in the team {team}.', words) });
    },
    [notices, t],
  );
  const explain = useCallback(
    (error: unknown): boolean => {
      if (error instanceof PlaysElsewhere) {
        tellTeam(error.person, error.team);
        return true;
      }
      if (!isApiFailure(error) || !error.handled) return false;
      notices.show({ tone: 'danger', text: error.message });
      return true;
    },
    [notices, tellTeam],
  );

  const change = async (what: PeopleChange, write: () => Promise<unknown>): Promise<boolean> => {
    const { id } = what.person;
    count.current += 1;
    const key = count.current;
    setPending((now) => [...now, what]);
    const turn = (turns.current.get(id) ?? Promise.resolve()).then(() => run(key, write, explain));
    turns.current.set(id, turn);
    const done = await turn;
    if (done) await reload();
    setPending((now) => now.filter((one) => one !== what));
    return done !== undefined;
  };

  const shown = useMemo(() => organized && pending.reduce(withPeopleChange, organized), [organized, pending]);

  /** Moves a person into a team; 0 for none. A typed address doesn't take somebody out of the team they play in. */
  const place = async (named: Somebody, team: TeamId | 0): Promise<boolean> => {
    const person = shown ? memberOf(shown, named) : named;
    const left = (shown ? teamsOf(shown, person) : []).filter(({ id }) => id !== team);
    const [its] = isStranger(named) ? left : [];
    if (its) {
      tellTeam(named, its);
      return false;
    }
    const isHere = team === 0 && isStranger(named) && shown !== undefined && isBesideTeams(shown, named);
    // Strangers to this page may play in a team on another one.
    const isUnknown = team !== 0 && !isWhole && isStranger(person);
    const done = await change({ kind: 'place', person, team }, async () => {
      const options = { handles: SAYS_WHY };
      if (isUnknown) {
        const teams = await queries.fetchQuery(allTeamsQuery(api, game));
        const other = teams.find(({ id, users }) => id !== team && isAmong(users, person));
        if (other) throw new PlaysElsewhere(person, other);
      }
      // Adds before removing, so a failure never leaves a player without a team.
      if (team !== 0 || left.length === 0) await putPlayer(api, game, team, named.email ?? '', options);
      for (const { id } of left) {
        await ignoreGone(takePlayer(api, game, id, person.id, { handles: [...SAYS_WHY, 404] }));
      }
    });
    if (done && isHere) {
      notices.show({ tone: 'info', text: t('{email} is already in this game.', { email: named.email ?? '' }) });
    }
    return done;
  };
  const add = (list: PeopleList, person: Somebody): Promise<boolean> =>
    change({ kind: 'add', list, person }, () => addToPeople(api, game, list, person.id, { handles: SAYS_WHY }));
  const take = (list: PeopleList, person: Somebody): Promise<boolean> =>
    change({ kind: 'take', list, person }, () => takeFromPeople(api, game, list, person.id, { handles: SAYS_WHY }));
  const withdraw = async (invited: Somebody): Promise<void> => {
    const write = () => withdrawInvitation(api, game, invited.id, { handles: SAYS_WHY });
    if (!(await change({ kind: 'withdraw', person: invited }, write))) return;
    notices.show({ tone: 'success', text: t('Removed the invitation of {name}.', { name: nameOf(invited) }) });
  };

  return { shown, place, add, take, withdraw, busy: pending.length > 0 };
}

/** Actions on people. */
export type People = ReturnType<typeof usePeople>;
