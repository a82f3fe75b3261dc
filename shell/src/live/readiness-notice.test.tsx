import { render, waitFor } from '@testing-library/react';
import { type LiveMessage, type Notice, writable } from '@waymark/contract';
import { UiRoot } from '@waymark/ui';
import { ServicesContext } from '../services/services-context';
import { ReadinessNotice } from './readiness-notice';

const MESSAGE: LiveMessage = {
  id: '1',
  source: 'ss.game.update',
  detail: { game: { id: 7, name: 'Quay Walk' }, fields: ['readiness'] },
};

/** Tells whoever is at this address about the game, some messages one after another. */
function tell(draws: (path: string) => boolean, pathname = '/', messages: readonly LiveMessage[] = [MESSAGE]) {
  const readinessMessage = writable<LiveMessage | undefined>(MESSAGE);
  const shown: Notice[] = [];
  const closed: Notice[] = [];
  const navigate = jest.fn();
  const services = {
    readinessMessage,
    history: { navigate, location: writable({ pathname }) },
    notices: {
      show: (notice: Notice) => {
        shown.push(notice);
        return () => closed.push(notice);
      },
    },
    remotes: { inService: writable({ draws }) },
  };
  render(
    <ServicesContext value={services as never}>
      <UiRoot
        scope="part"
        brand="#0b6a60"
        theme="light"
        language="en"
        direction="ltr"
        translate={(phrase) => phrase}
        navigate={() => undefined}
      >
        {messages.map((message) => (
          <ReadinessNotice key={message.id} message={message} />
        ))}
      </UiRoot>
    </ServicesContext>,
  );
  return { readinessMessage, shown, closed, navigate };
}

it('shows a notice once for a game with problems, linking to its challenges', async () => {
  const { readinessMessage, shown, navigate } = tell(() => true);
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]?.text).toMatch(/^“Quay Walk” starts soon or is live/);
  shown[0]?.action?.run();
  expect(navigate).toHaveBeenCalledWith('/tasks/organize/7');
  expect(readinessMessage.get()).toBeUndefined();
});

it('has no link while no remote draws the challenges', async () => {
  const { shown } = tell((path) => path !== '/tasks/organize/:game');
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]?.action).toBeUndefined();
});

const of = (id: string, game: number): LiveMessage => ({
  ...MESSAGE,
  id,
  detail: { game: { id: game, name: 'Quay' } },
});

it('replaces the notice of the same game, not that of another', async () => {
  const { shown, closed } = tell(() => true, '/', [of('1', 8), of('2', 9), of('3', 8)]);
  await waitFor(() => expect(shown).toHaveLength(3));
  expect(closed).toEqual([shown[0]]);
});

it('shows none on the screen with the findings of that game, and closes an earlier one there', async () => {
  const before = tell(() => true, '/', [of('1', 10)]);
  await waitFor(() => expect(before.shown).toHaveLength(1));
  const { shown, closed, readinessMessage } = tell(() => true, '/tasks/organize/10', [of('2', 11), of('3', 10)]);
  await waitFor(() => expect(readinessMessage.get()).toBeUndefined());
  expect([shown.length, closed, before.closed]).toEqual([1, [], before.shown]);
});
