import { HIDDEN_USER } from '@waymark/contract';
import { type LiveClient, openLiveClient, testProvider, type Visitor } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

/** Every way a judge can read answers. */
const READS = (game: number, answer: number, team: number, task: number): readonly string[] => [
  `/answers/game/${game}.json`,
  `/answers/game/${game}.json?team_id=${team}`,
  `/answers/game/${game}.json?task_id=${task}`,
  `/answers/stream/${game}.json`,
  `/answers/stream/${game}.json?team_id=${team}`,
  `/answers/slideshow/${game}.json`,
  `/answers/${answer}.json?game_id=${game}`,
  `/answers/queue/${game}.json`,
  `/answers/queue/${game}.json?order=challenge`,
  `/answers/queue/${game}.json?order=newest`,
  `/answers/queue/${game}.json?order=team`,
  `/answers/queue/${game}.json?team_id=${team}`,
  `/answers/statistics/${game}.json`,
  `/answers/${answer}/history.json?game_id=${game}`,
  `/answers/reviews/${game}.json`,
];

async function blind(row = {}) {
  const playground = await makePlayground(provider, { blind_review: 1, ...row });
  const { team, task, submit } = playground;
  const gulls = await team('Gulls');
  const crabs = await team('Crabs');
  const challenge = await task();
  const { id } = (await submit(gulls.as, challenge)).body.answer;
  return { ...playground, gulls, crabs, challenge, id };
}

const asText = async (who: Visitor, path: string) => JSON.stringify((await who.get(path)).body);

describe('blind review', () => {
  it('hides who submitted an undecided answer from judges and coordinators', async () => {
    const { game, gulls, challenge, id, judge, coordinator } = await blind();
    for (const who of [judge, coordinator]) {
      for (const path of READS(game.id, id, gulls.id, challenge.id)) {
        const text = await asText(who, path);
        expect([path, text.includes('Gulls'), text.includes(`"user_id":${gulls.user.id}`)]).toEqual([
          path,
          false,
          false,
        ]);
      }
    }
    const { body } = await judge.post<{ answer: object }>('/answers/next.json', { game_id: game.id });
    expect(body.answer).toMatchObject({ id, user_id: HIDDEN_USER });
    expect(body.answer).not.toHaveProperty('team');
  });

  it('does not reveal the team through filters or orders', async () => {
    const { game, gulls, id, judge } = await blind();
    const ids = async (path: string) =>
      (await judge.get<{ answers: { id: number }[] }>(path)).body.answers.map((one) => one.id);
    for (const list of ['game', 'stream']) {
      expect(await ids(`/answers/${list}/${game.id}.json?team_id=${gulls.id}`)).toEqual([]);
      expect(await ids(`/answers/${list}/${game.id}.json`)).toEqual([id]);
    }
    for (const query of ['order=team', `team_id=${gulls.id}`]) {
      expect((await judge.get(`/answers/queue/${game.id}.json?${query}`)).status).toBe(403);
    }
    expect((await judge.post('/answers/next.json', { game_id: game.id, team_id: gulls.id })).status).toBe(403);
  });

  it('keeps the name of an undecided team out of the message to it', async () => {
    const { id, judge, owner, gulls, review, game } = await blind();
    await review(judge, 'feature', id, { message: 'Well done, %{team}!' });
    const messageFor = async (who: Visitor) =>
      (await who.get<{ answer: { review_message: string } }>(`/answers/${id}.json?game_id=${game.id}`)).body.answer
        .review_message;
    expect(await messageFor(judge)).toBe('Well done, %{team}!');
    for (const who of [owner, gulls.as]) expect(await messageFor(who)).toBe('Well done, Gulls!');
    await review(judge, 'accept', id);
    expect(await messageFor(judge)).toBe('Well done, Gulls!');
  });

  it('reveals the team on decision and hides it again on undo', async () => {
    const { id, judge, owner, review, game, gulls } = await blind();
    const { body } = await review(judge, 'accept', id, { points: 5 });
    expect(body.answer).toMatchObject({ team: { name: 'Gulls' }, user_id: gulls.user.id });
    const ids = `/answers/game/${game.id}.json?team_id=${gulls.id}`;
    expect(await asText(judge, ids)).toContain('Gulls');
    const decisions = `/answers/reviews/${game.id}.json`;
    expect(await asText(judge, decisions)).toContain('Gulls');
    const { undo_id } = body as unknown as { undo_id: number };
    await judge.post('/answers/undo.json', { game_id: game.id, undo_id });
    expect(await asText(judge, `/answers/${id}.json?game_id=${game.id}`)).not.toContain('Gulls');
    const { body: again } = await judge.get<{ reviews: object[] }>(decisions);
    expect(again.reviews).toMatchObject([{ answer_id: id }, { answer_id: id, task: { id: expect.any(Number) } }]);
    expect(JSON.stringify(again)).not.toContain('Gulls');
    expect(await asText(owner, decisions)).toContain('Gulls');
  });

  it.each(['pre', 'post'])('keeps the team out of live messages with %s moderation', async (moderation) => {
    const { judge, submit, crabs, task, game, owner, id } = await blind({ review: moderation });
    const client: LiveClient = await openLiveClient(provider.origin, judge);
    const sent = await submit(crabs.as, await task());
    await owner.put('/answers/regenerate.json', { id });
    const { body } = await owner.put<{ undo_id: number }>('/answers/bulk.json', {
      game_id: game.id,
      decision: 'accept',
      answers: [{ id: sent.body.answer.id }],
    });
    const text = client.messages.length;
    await owner.post('/answers/undo.json', { game_id: game.id, undo_id: body.undo_id });
    await client.waitFor(({ source }) => source === 'ss.answer.update');
    const received = client.messages.filter(({ source }) => source !== 'ss.answer.accept');
    expect(received.some(({ source }) => source === 'ss.answer.create')).toBe(true);
    expect(JSON.stringify(received)).not.toContain('Crabs');
    const created = received.find(({ source }) => source === 'ss.answer.create');
    expect(created?.detail).not.toHaveProperty('user_id');
    expect(client.messages.length).toBeGreaterThan(text);
    client.close();
  });

  it('leaves the view of the team, other players and administrators unchanged', async () => {
    const { game, id, gulls, crabs, owner } = await blind();
    for (const who of [gulls.as, crabs.as, owner]) {
      expect(await asText(who, `/answers/${id}.json?game_id=${game.id}`)).toContain('Gulls');
    }
  });
});

it('shows judges the team when review is not blind', async () => {
  const { game, id, judge } = await blind({ blind_review: 0 });
  expect(await asText(judge, `/answers/${id}.json?game_id=${game.id}`)).toContain('Gulls');
});
