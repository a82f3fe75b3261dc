import { personalizations } from '../db/schema';
import { testProvider } from '../testing';
import { makePlayground } from '../testing/playground';

const provider = testProvider();

/** A game whose texts have keys, and a team whose name is markup. */
async function keyed(words: Readonly<Record<string, string>> = { pub: 'Finch & <b>Rowe</b>' }) {
  const place = await makePlayground(provider);
  const rows = Object.entries(words).map(([key, value]) => ({ game_id: place.game.id, key, value }));
  await provider.database.db.insert(personalizations).values(rows);
  const text = 'Crew of %{team}, to the %{pub} by %{quay}';
  const task = await place.task({ name: text, description: `<p>${text}</p>`, hint_1: text });
  return { ...place, task, text, crew: await place.team('<i>Knot</i> %{pub}') };
}

it("fills a game's words and the team's name into challenges and hints", async () => {
  const { seen, hint, crew, task, team } = await keyed();
  const plain = 'Crew of <i>Knot</i> %{pub}, to the Finch & <b>Rowe</b> by %{quay}';
  const html = '<p>Crew of &lt;i&gt;Knot&lt;/i&gt; %{pub}, to the Finch &amp; &lt;b&gt;Rowe&lt;/b&gt; by %{quay}</p>';
  const [shown] = (await seen(crew.as)).tasks;
  expect(shown).toMatchObject({ name: plain, description: html, hints: [{ text: null }] });
  expect((await hint(crew.as, task, 1)).body.hint.text).toBe(plain);
  expect((await seen(crew.as)).tasks[0]?.hints[0]?.text).toBe(plain);
  const other = await team('Salty Dogs');
  expect((await seen(other.as)).tasks[0]?.name).toContain('Crew of Salty Dogs,');
});

it('prefers a custom word for the key "team" over the team name', async () => {
  const { seen, crew } = await keyed({ team: 'everybody' });
  expect((await seen(crew.as)).tasks[0]?.name).toContain('Crew of everybody,');
});

it("fills each team's own name into a bulk decision", async () => {
  const { owner, game, team, task, crew, submit } = await keyed();
  const other = await team('Salty Dogs');
  const given = await Promise.all([crew, other].map(async ({ as }) => (await submit(as, task)).body.answer));
  const read = async (at: number) =>
    (
      await [crew, other][at]?.as.get<{ answer: { review_message: string } }>(
        `/answers/${given[at]?.id}.json?game_id=${game.id}`,
      )
    )?.body.answer.review_message;
  const answers = await Promise.all(
    given.map(async ({ id }) => {
      const { body } = await owner.get<{ answer: { review_key: string } }>(`/answers/${id}.json?game_id=${game.id}`);
      return { id, review_key: body.answer.review_key };
    }),
  );
  const sent = await owner.put('/answers/bulk.json', {
    ...{ game_id: game.id, decision: 'reject', message: 'Sorry, %{team}. Off to the %{pub}!' },
    answers,
  });
  expect(sent.status).toBe(200);
  expect([await read(0), await read(1)]).toEqual([
    'Sorry, <i>Knot</i> %{pub}. Off to the Finch & <b>Rowe</b>!',
    'Sorry, Salty Dogs. Off to the Finch & <b>Rowe</b>!',
  ]);
});
