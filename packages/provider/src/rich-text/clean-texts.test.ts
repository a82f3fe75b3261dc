import type { Game, Task } from '@waymark/contract';
import { testProvider } from '../testing';
import { makeHarbour } from '../testing/harbour';

const provider = testProvider();

const clean = (words: string) => `<p>${words}</p>`;
const dirty = (words: string) => `<script>alert(1)</script><p onclick="alert(1)">${words}</p>`;

describe.each([
  ['short', 'Go on'],
  ['long', 'Go on '.repeat(10_000).trim()],
])('a %s text', (_, words) => {
  it('is sanitised in a game', async () => {
    const { owner, whiteLabel, game } = await makeHarbour(provider);
    const chief = await provider.as(await provider.make.user(whiteLabel, { super_admin: true }));
    const path = `/games/${game.id}.json`;
    const changed = await owner.put<{ game: Game }>(path, { description: dirty(words) });
    expect([changed.status, changed.body.game.description]).toEqual([200, clean(words)]);
    const made = await chief.post<{ game: Game }>('/games.json', { name: 'New', description: dirty(words) });
    expect([made.status, made.body.game.description]).toEqual([200, clean(words)]);
  });

  it('is sanitised in a challenge', async () => {
    const { owner, game } = await makeHarbour(provider);
    const fields = { game_id: game.id, description: dirty(words), reward_description: dirty(words) };
    const made = await owner.post<{ task: Task }>('/tasks.json', { ...fields, name: 'New' });
    const stored = { description: clean(words), reward_description: clean(words) };
    expect([made.status, made.body.task]).toEqual([200, expect.objectContaining(stored)]);
    const changed = await owner.put<{ task: Task }>(`/tasks/${made.body.task.id}.json`, fields);
    expect([changed.status, changed.body.task]).toEqual([200, expect.objectContaining(stored)]);
  });
});

it.each([
  ['endlessly nested tags', '<a><div>'.repeat(12_000)],
  ['unclosed formatting', Array.from({ length: 4000 }, (_, at) => `<p><b title=${at}>x`).join('')],
  ['a tag of 20,000 attributes', `<a ${Array.from({ length: 20_000 }, (_, at) => at.toString(36)).join(' ')}>`],
  ['brackets without tags', '<'.repeat(99_000)],
  ['repeated comment starts', '<!--'.repeat(24_000)],
])('does not block other calls on %s', async (_, text) => {
  const { owner, game } = await makeHarbour(provider);
  const { status } = await owner.put(`/games/${game.id}.json`, { description: text });
  expect(status).toBe(200);
});
