import { randomUUID } from 'node:crypto';
import { type Route, type RouteName, routeTable } from '@waymark/contract';
import { START_TIMEOUT, startTestProvider, type TestProvider, Visitor } from '../testing';
import { ACCOUNT_ROWS } from '../testing/matrix/account-rows';
import { ANSWER_ROWS } from '../testing/matrix/answer-rows';
import { CHALLENGE_ROWS } from '../testing/matrix/challenge-rows';
import { GAME_ROWS } from '../testing/matrix/game-rows';
import { PEOPLE_ROWS } from '../testing/matrix/people-rows';
import type { Answered, Row } from '../testing/matrix/row';
import { ADMINISTRATORS, expected, NOT_IN_THE_GAME, WITHOUT_SESSION } from '../testing/matrix/rules';
import { type Cast, makeRoleFixtures, ROLES, type Role, TARGETS } from '../testing/role-fixtures';
import type { Place } from '../testing/role-places';

/** Every route has a row. */
const ROWS: Record<RouteName, Row> = {
  ...ACCOUNT_ROWS,
  ...GAME_ROWS,
  ...PEOPLE_ROWS,
  ...CHALLENGE_ROWS,
  ...ANSWER_ROWS,
};

let provider: TestProvider;
let cast: Cast;

/** Makes a route's call and restores the games for the next one. */
async function ask(name: RouteName, who: Visitor, place: Place): Answered {
  const { call, changes } = ROWS[name];
  const answer = await call(who, place, cast.other.game);
  if (changes && answer.status < 400) await cast.putBack();
  return answer;
}

beforeAll(async () => {
  provider = await startTestProvider({ dropbox: { key: 'matrix' } });
  cast = await makeRoleFixtures(provider);
}, START_TIMEOUT);
afterAll(() => provider.close());
afterEach(() => expect(provider.faults).toEqual([]));

const names = Object.keys(routeTable) as RouteName[];

describe.each(names)('%s', (name) => {
  const { rule, done, ofGame: hasGame } = ROWS[name];
  const { byLink } = routeTable[name] as Route;
  describe.each(hasGame ? TARGETS : (['own'] as const))(
    hasGame ? 'in a game that is %s' : 'without a game',
    (target) => {
      it.each(ROLES)(`follows the rule "${rule}" for %s`, async (role) => {
        const { status, body } = await ask(name, cast.as[role], cast.places[target]);
        expect(status).toBe(expected(rule, done, role, target, byLink));
        // An error response has a message, but nothing about the game.
        if (status < 400) return;
        const text = { message: expect.stringMatching(/\w/) };
        // A missing record differs from a missing call.
        const namesGame = hasGame || name === 'getDonationPage';
        expect(body).toEqual(status === 404 && namesGame ? { ...text, missing: true } : text);
      });
    },
  );
});

it.each(names.filter((name) => ROWS[name].ofGame))(
  'treats an organiser of other games as a stranger: %s',
  async (name) => {
    const { rule, done } = ROWS[name];
    const { status } = await ask(name, cast.as.creator, cast.neighbour);
    expect(status).toBe(expected(rule, done, 'a stranger', 'own'));
  },
);

describe('records of another game', () => {
  // Calls that refer to a record of the game.
  const inside = names.filter((name) =>
    /^[^=]*\b(task|scan|group|trashed|reality|undo|answer|review|message|link|job|team|player|adjustment|reward)\b/.test(
      ROWS[name].call.toString(),
    ),
  );

  it.each(inside)("are not reachable through one's own game: %s", async (name) => {
    for (const target of ['foreign', 'deleted'] as const) {
      const crossed = { ...cast.places[target], game: cast.places.own.game };
      // One of several ids is reported as an invalid field.
      const refused = name === 'changeTasks' || name === 'decideAnswers' ? 422 : 404;
      expect((await ask(name, cast.as['super administrator'], crossed)).status).toBe(refused);
    }
  });
});

describe('an idempotency key', () => {
  const keyed = (who: Visitor, key: string) =>
    new (class extends Visitor {
      override call<Body>(method: string, path: string, body?: unknown) {
        return super.call<Body>(method, path, body, { 'Idempotency-Key': key });
      }
    })(who.origin, who.whitelabel, who.token);

  const making = names.filter((name) => (routeTable as Record<string, Route>)[name]?.once);
  it.each(making)('does not change the permissions of other accounts: %s', async (name) => {
    const { rule, done } = ROWS[name];
    const target = rule === 'administrators of a deleted game' ? 'deleted' : 'own';
    const place = cast.places[target];
    const key = randomUUID();
    const first = await ask(name, keyed(cast.as['super administrator'], key), place);
    expect(first.status).toBe(expected(rule, done, 'super administrator', target));
    // Keys are compared per account; each call uses its own, because some calls differ each time.
    for (const role of ROLES.filter((one) => one !== 'super administrator')) {
      const { status } = await ask(name, keyed(cast.as[role], key), place);
      const { byLink } = routeTable[name] as Route;
      expect([role, status]).toEqual([role, expected(rule, done, role, target, byLink)]);
    }
  });
});

it('limits judge links to judging', () => {
  const open = names.filter((name) => (routeTable[name] as Route).byLink);
  expect(open.toSorted()).toEqual(
    [
      'acceptAnswer',
      'claimAnswer',
      'claimNextAnswer',
      'countQueue',
      'decideAnswers',
      'featureAnswer',
      'getAnswer',
      'getGame',
      'issueTicket',
      'listAnswerReviews',
      'listAnswers',
      'listQueue',
      'listReadyMessages',
      'listReviews',
      'rejectAnswer',
      'releaseAnswer',
      'undoReview',
      'whoami',
    ].toSorted(),
  );
});

it('answers everybody outside of a game the same, and a deleted or foreign game like a missing one', async () => {
  const { own, foreign, deleted, missing } = cast.places;
  const answersTo = async (...requests: readonly (readonly [Role, Place])[]) => {
    const answers = await Promise.all(requests.map(([role, { game }]) => cast.as[role].get(`/games/${game}.json`)));
    return [...new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))];
  };
  const outside = await answersTo(['a stranger', own], ['banned', own], ['creator', cast.neighbour]);
  expect(outside).toEqual([expect.stringMatching(/^\[403,/)]);
  const chief = 'super administrator';
  const absent = await answersTo([chief, foreign], [chief, deleted], [chief, missing], ['a stranger', deleted]);
  expect(absent).toEqual([expect.stringMatching(/^\[404,/)]);
});

it('lists a game only to people who may see it', async () => {
  for (const role of ROLES) {
    const { body } = await cast.as[role].get<{ games?: { id: number }[] }>('/games.json?per_page=9999');
    const ids = (body.games ?? []).map(({ id }) => id);
    expect([role, ids.includes(cast.places.own.game)]).toEqual([role, expected('members', 200, role, 'own') === 200]);
    expect(ids).not.toContain(cast.places.foreign.game);
    expect(ids).not.toContain(cast.places.deleted.game);
  }
});

it('tells an account its role only in games it may see', async () => {
  for (const role of ROLES.filter((one) => !WITHOUT_SESSION.includes(one))) {
    const { body } = await cast.as[role].get<{ game?: { administrator: boolean } }>(
      `/users/0.json?game_id=${cast.places.own.game}`,
    );
    const sees = !NOT_IN_THE_GAME.includes(role);
    const administrates = ADMINISTRATORS.includes(role) && role !== 'super administrator';
    expect([role, body.game?.administrator]).toEqual([role, sees ? administrates : undefined]);
    const foreign = await cast.as[role].get<{ game?: unknown }>(`/users/0.json?game_id=${cast.places.foreign.game}`);
    expect(foreign.body.game).toBeUndefined();
  }
});
