import type { Visitor } from '../testing';
import { testProvider } from '../testing';
import { makeOwnedGame } from '../testing/owned-game';

const provider = testProvider();

/** A game whose player Otto is invited to the team of gulls. */
async function invited() {
  const { whiteLabel, owner, game } = await makeOwnedGame(provider, { license_type: 2 });
  const gulls = await provider.make.team(game, { name: 'Gulls' });
  const email = 'otto@example.test';
  const add = (team: number) => owner.post(`/teams/${team}/player.json`, { game_id: game.id, email });
  expect((await add(gulls.id)).status).toBe(200);
  const list = async () => {
    const { body } = await owner.get<{
      teams: { users: { id: number; game: { code: string } }[] }[];
      unassigned_users: object[];
    }>(`/teams/organize.json?game_id=${game.id}`);
    return { team: body.teams[0]?.users ?? [], none: body.unassigned_users };
  };
  const [otto] = (await list()).team;
  const leave = () => owner.call('DELETE', `/teams/${gulls.id}/player.json?game_id=${game.id}&player_id=${otto?.id}`);
  /** The team that Otto gets into with the game's code. */
  const join = async (who: Visitor) =>
    (await who.post<{ team: { name: string } }>('/play/join.json', { code: game.code, team: 'Crabs' })).body.team.name;
  return {
    add,
    leave,
    list,
    join,
    asOtto: () => provider.as({ id: otto?.id ?? 0, whitelabel: whiteLabel.identifier }),
  };
}

it('is no reason to take a player out of their team', async () => {
  const { add, list } = await invited();
  expect((await add(0)).status).toBe(200);
  const { team, none } = await list();
  expect([team.length, none]).toEqual([1, []]);
});

it('leaves an invited player without the team they were taken out of', async () => {
  const { leave, join, asOtto } = await invited();
  await leave();
  expect(await join(await asOtto())).toBe('Crabs');
});
