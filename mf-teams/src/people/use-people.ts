import { addToPeople, isApiFailure, type PeopleList, putPlayer, takeFromPeople, takePlayer } from '@waymark/client';
import type { GameId, TeamId } from '@waymark/contract';
import { unlessGone, useActions, useHost } from '@waymark/host-kit';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Organized, type PeopleChange, type Somebody, teamsOf, withPeopleChange } from './organized';

/** Refusals that name the person and say why. */
const SAYS_WHY = [409, 422];

/**
 * What is done with people: it shows at once, is loaded again once the provider has taken it, and taken back where it
 * is refused. Changes of one person are written one after the other.
 */
export function usePeople(game: GameId, organized: Organized | undefined, reload: () => Promise<void>) {
  const { api, notices } = useHost();
  const { run } = useActions<number>();
  const [pending, setPending] = useState<readonly PeopleChange[]>([]);
  const turns = useRef(new Map<number, Promise<unknown>>());
  const count = useRef(0);

  const explain = useCallback(
    (error: unknown): boolean => {
      if (!isApiFailure(error) || !error.handled) return false;
      notices.show({ tone: 'danger', text: error.message });
      return true;
    },
    [notices],
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

  /** Puts somebody into a team, out of any other; team 0 stands for none. */
  const place = (person: Somebody, team: TeamId | 0): Promise<boolean> => {
    const left = (shown ? teamsOf(shown, person) : []).filter(({ id }) => id !== team);
    return change({ kind: 'place', person, team }, async () => {
      const options = { handles: SAYS_WHY };
      // First in, then out: whoever moves is never lost on the way.
      if (team !== 0 || left.length === 0) await putPlayer(api, game, team, person.email ?? '', options);
      for (const { id } of left) {
        await unlessGone(takePlayer(api, game, id, person.id, { handles: [...SAYS_WHY, 404] }));
      }
    });
  };
  const add = (list: PeopleList, person: Somebody): Promise<boolean> =>
    change({ kind: 'add', list, person }, () => addToPeople(api, game, list, person.id, { handles: SAYS_WHY }));
  const take = (list: PeopleList, person: Somebody): Promise<boolean> =>
    change({ kind: 'take', list, person }, () => takeFromPeople(api, game, list, person.id, { handles: SAYS_WHY }));

  return { shown, place, add, take, busy: pending.length > 0 };
}

/** What can be done with people. */
export type People = ReturnType<typeof usePeople>;
