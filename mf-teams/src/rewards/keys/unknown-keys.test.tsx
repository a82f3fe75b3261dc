import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '@waymark/testing';
import { edit, LANTERN, MEDAL, prepareRewards, show } from '../../testing/show-rewards';

prepareRewards();

const why = 'has no value. Players would see the key instead of its text.';
const found = () => screen.queryAllByText(/has no value/).map(({ textContent }) => textContent);

it('each text of a reward names the inserted keys that have no value', async () => {
  const texts = { title: 'Medal %{inn}', description: '%{pub}, %{team}, %{quay} and %{quay}', push: 'Meet at %{inn}' };
  await show(undefined, { rewards: () => [LANTERN, { ...MEDAL, ...texts }] });
  await edit('Medal');
  await screen.findAllByText(/has no value/);
  expect(found()).toEqual(['%{inn}', '%{quay}', '%{inn}'].map((key) => `${key} ${why}`));
});

it("a provider that fills in no team's name leaves that key unknown, unless it has a value", async () => {
  await show(undefined, { offered: [], rewards: () => [LANTERN, { ...MEDAL, push: '%{team}, meet at %{pub}' }] });
  await edit('Medal');
  await screen.findAllByText(/has no value/);
  expect(found()).toEqual([`%{team} ${why}`]);
});

it('the finding follows what is typed', async () => {
  await show();
  const pane = await edit('Medal');
  const push = pane.getByLabelText('Push message');
  await userEvent.click(push);
  await userEvent.paste('Meet at %{inn}');
  await screen.findAllByText(/has no value/);
  expect(found()).toEqual([`%{inn} ${why}`]);
  await userEvent.type(push, '{Backspace}');
  expect(found()).toEqual([]);
});

it('finds nothing while the personalisations are unknown', async () => {
  await show(undefined, {
    rewards: () => [LANTERN, { ...MEDAL, push: 'Meet at %{inn}' }],
    personalizations: () => {
      throw failure(500);
    },
  });
  await edit('Medal');
  await act(async () => undefined);
  expect(screen.getByDisplayValue('Meet at %{inn}')).toBeTruthy();
  expect(found()).toEqual([]);
});
