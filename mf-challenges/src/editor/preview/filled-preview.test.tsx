import { screen, within } from '@testing-library/react';
import { TASK_TYPE } from '@waymark/contract';
import { buildTask } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { compile, keeping, renderEditor } from '../../testing/render-editor';

beforeAll(compile);
afterEach(unmountRemotes);

const WORDS = [
  { id: 1, game_id: 7, key: 'captain', value: 'Elsie <b>Rowe</b>' },
  { id: 2, game_id: 7, key: 'pub', value: 'The Anchor' },
];

async function showPreview(name: string, description: string, choices = 'Home') {
  const task = buildTask({ name, description, task_type: TASK_TYPE.multipleChoice, multiplechoice: choices });
  const { calls } = await renderEditor(task, keeping(task, () => ({ personalizations: WORDS })).answer);
  const preview = within(await screen.findByRole('region', { name: 'What players see' }));
  return { preview, asked: () => calls.filter(({ path }) => path === '/personalizations.json') };
}

describe('what players see', () => {
  it('has the words of the game in place of its keys; unknown keys and the team stay', async () => {
    const { preview } = await showPreview('Ask %{captain}', '<p>To %{captain}, %{team} and %{nobody}</p>', 'At %{pub}');
    expect(await preview.findByRole('heading', { name: 'Ask Elsie <b>Rowe</b>' })).toBeTruthy();
    expect(preview.getByText('To Elsie <b>Rowe</b>, %{team} and %{nobody}')).toBeTruthy();
    expect(preview.getByText('At The Anchor')).toBeTruthy();
  });

  it('asks for no words without keys', async () => {
    const { preview, asked } = await showPreview('Ask the captain', '<p>50 % off</p>');
    expect(preview.getByRole('heading', { name: 'Ask the captain' })).toBeTruthy();
    expect(preview.getByText('50 % off')).toBeTruthy();
    expect(asked()).toEqual([]);
  });
});
