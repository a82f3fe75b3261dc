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

/** Holds the message until it is known which screens are drawn. */
function tell(draws: (path: string) => boolean) {
  const readinessMessage = writable<LiveMessage | undefined>(MESSAGE);
  const shown: Notice[] = [];
  const navigate = jest.fn();
  const services = {
    readinessMessage,
    history: { navigate },
    notices: { show: (notice: Notice) => shown.push(notice) },
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
        <ReadinessNotice message={MESSAGE} />
      </UiRoot>
    </ServicesContext>,
  );
  return { readinessMessage, shown, navigate };
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
