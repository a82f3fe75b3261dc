import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '@waymark/testing';
import { prepareTeams, press, showTeams, side } from '../../testing/show-teams';

prepareTeams();

const form = () => side('Communication Blast');
const values = () => ({
  method: form().getByRole('button', { name: /Method/ }).textContent,
  subject: form().getByLabelText<HTMLInputElement>('Subject').value,
  message: form().getByLabelText<HTMLTextAreaElement>('Message').value,
});
const choose = async (method: string) => {
  await userEvent.click(form().getByRole('button', { name: /Method/ }));
  await userEvent.click(await screen.findByRole('option', { name: method }));
};
const FRESH = {
  method: expect.stringContaining('Push Notification'),
  subject: 'Game update!',
  message: 'Thanks for playing.',
};

it('begins as a push with the subject and message of the specification', async () => {
  await showTeams();
  expect(values()).toEqual(FRESH);
});

it.each([
  ['Push Notification', 0],
  ['Email', 1],
  ['Chat (as Administrator)', 2],
  ['Chat (as System)', 3],
])('sends by %s as method %j, then begins anew and says so', async (name, method) => {
  const { writes, notices } = await showTeams();
  if (method > 0) await choose(name);
  await userEvent.type(form().getByLabelText('Subject'), ' Now');
  await userEvent.clear(form().getByLabelText('Message'));
  await press(form(), 'Send');
  // Nothing is checked: an empty message is the organiser's business.
  expect(writes()).toMatchObject([
    { method: 'POST', path: '/games/7/blast.json', body: { method, subject: 'Game update! Now', message: '' } },
  ]);
  await waitFor(() => expect(notices).toMatchObject([{ text: 'Your blast has been sent.' }]));
  expect(values()).toEqual(FRESH);
});

it('keeps what was typed where it is refused', async () => {
  const { reported } = await showTeams(() => {
    throw failure(500);
  });
  await choose('Email');
  await userEvent.type(form().getByLabelText('Message'), ' Come back.');
  await press(form(), 'Send');
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(values()).toMatchObject({
    method: expect.stringContaining('Email'),
    message: 'Thanks for playing. Come back.',
  });
});
