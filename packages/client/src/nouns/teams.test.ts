import { type ApiRequest, asGameId } from '@waymark/contract';
import { answeringApi } from '../testing/answering-api';
import { makeGroup } from './groups';
import { allTeamsQuery, makeTeam } from './teams';
import { wholeTasksQuery } from './whole-task-list';

const reading = { signal: new AbortController().signal };
const pageOf = ({ query }: ApiRequest) => Number(query?.page);

it("reads all teams and all challenges of a game, whatever the provider's page size", async () => {
  const teams = answeringApi((call: ApiRequest) => ({ teams: [{ id: pageOf(call) }], pages: 3 }));
  const all = await allTeamsQuery(teams, asGameId(7)).queryFn(reading);
  expect([all.map(({ id }) => id), teams.calls.map(pageOf)]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  const tasks = answeringApi((call: ApiRequest) => ({ tasks: [{ id: pageOf(call) }], meta: { count: 2 } }));
  const whole = await wholeTasksQuery(tasks, asGameId(7)).queryFn(reading);
  expect(whole).toMatchObject({ items: [{ id: 1 }, { id: 2 }], page: 1, pages: 1, count: 2 });
});

it('finds a new team and a new group on any page, if the response lacks them', async () => {
  const teams = answeringApi((call: ApiRequest) =>
    call.method === 'POST' ? undefined : { teams: [{ id: 10 * pageOf(call) }], pages: 3 },
  );
  expect((await makeTeam(teams, asGameId(7), 25)).team.id).toBe(30);
  const groups = answeringApi((call: ApiRequest) =>
    call.method === 'POST' ? undefined : { groups: [{ id: 10 * pageOf(call) }], pages: 3 },
  );
  expect((await makeGroup(groups, asGameId(7), 25)).group.id).toBe(30);
});
