import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@waymark/testing';
import { clickOn } from '@waymark/testing/mount-remote';
import { buildAnswer } from '../testing/answers';
import { Platform, WHEN } from '../testing/platform';
import { makeHigh, open, prepareScreens, review } from '../testing/stage';

prepareScreens();

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
  makeHigh();
});
afterEach(() => jest.restoreAllMocks());

async function acceptFirst(platform: Platform): Promise<void> {
  await open('/games/stream/7', platform);
  const [first] = within(screen.getByRole('list', { name: 'Answers' })).getAllByRole('listitem');
  await clickOn(within(first as HTMLElement).getByRole('button', { name: 'Review' }));
  await clickOn(review().getByRole('button', { name: /^Update/ }));
}

describe('a stream', () => {
  it('tells of a decision that waits for a connection', async () => {
    const platform = new Platform([2, 1].map((id) => buildAnswer({ id })));
    platform.respond = ({ method }) => {
      if (method === 'PUT') throw refusal('none');
      return undefined;
    };
    await acceptFirst(platform);
    expect(await screen.findByText('1 decision is kept on this device until you are back online.')).toBeTruthy();
    expect(screen.getAllByText('Waits for a connection')).toHaveLength(1);
    platform.respond = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(screen.queryByText('Waits for a connection')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  });

  it('tells of a decision in conflict', async () => {
    const platform = new Platform([2, 1].map((id) => buildAnswer({ id })));
    platform.respond = ({ method }) => {
      if (method === 'PUT') platform.decideElsewhere(2, { rejected_at: WHEN, reviewed_by: { id: 2, name: 'Priya' } });
      return undefined;
    };
    await acceptFirst(platform);
    expect(await screen.findByText('Someone else reviewed one of your answers first.')).toBeTruthy();
  });
});
