import { ownIdeas } from './ideas';

const ideas = ownIdeas(() => 0);

describe('the collection of ideas', () => {
  it('suits the place that the game names', async () => {
    expect((await ideas.think({ words: 'Harbour at dawn', taken: [] })).name).toBe('A boat for everybody');
    expect((await ideas.think({ words: 'A game', taken: [] })).name).toBe('Human letters');
  });

  it('proposes nothing that the game has already, whatever was proposed before', async () => {
    const taken: string[] = [];
    for (let n = 0; n < 60; n += 1) {
      const idea = await ideas.think({ words: 'Harbour park museum city office', taken });
      expect(taken).not.toContain(idea.name);
      expect(idea).toMatchObject({ points: expect.any(Number), description: expect.stringMatching(/^<p>.+<\/p>$/) });
      taken.push(idea.name);
    }
  });
});
