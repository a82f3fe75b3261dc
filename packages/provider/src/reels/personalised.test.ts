import { personalizations } from '../db/schema';
import { findGame } from '../exports/repo';
import { testProvider } from '../testing';
import { planReel } from './plan-reel';
import { listSubjects } from './subjects';

const provider = testProvider();

it('films personalised titles and captions with their values', async () => {
  const { make, clock, storage } = provider;
  const { db } = provider.database;
  const whiteLabel = await make.whiteLabel();
  const { id } = await make.game(whiteLabel, { reels_enabled: true });
  await db.insert(personalizations).values({ game_id: id, key: 'captain', value: 'Ames' });
  // Players choose team names.
  const team = await make.team({ id }, { name: 'Crew of %{captain}' });
  const names = { name: 'Salute %{captain}, %{team}', reel_intro: 'A verse in the style of %{captain}' };
  const task = await make.task({ id }, names);
  const at = clock.now();
  for (let number = 0; number < 3; number += 1) await make.answer(task, team, { approved_at: at, featured_at: at });
  const game = await findGame(db, id);
  if (!game) throw new Error('The game is gone.');

  const subjects = await listSubjects(db, game);
  const shown = (kind: string) => subjects.find(({ of }) => of === kind);
  expect([shown('team')?.name, shown('task')?.name]).toEqual(['Crew of %{captain}', 'Salute Ames, %{team}']);
  const subject = shown('task');
  if (!subject) throw new Error('The challenge is not filmed.');
  const { words, shots } = await planReel(db, storage, game, subject, subject.answers);
  expect(words).toEqual({ title: 'Salute Ames, %{team}', subtitle: 'A verse in the style of Ames' });
  const challenge = 'Salute Ames, Crew of %{captain}';
  expect(shots.map((shot) => [shot.challenge, shot.team, shot.seen])).toEqual(
    Array.from({ length: 3 }, () => [challenge, 'Crew of %{captain}', { kind: 'words', words: challenge }]),
  );
});
