import { act, render, screen } from '@testing-library/react';
import { UiRoot } from '@waymark/ui';
import { OfflineBanner } from './offline-banner';

const lose = (line: boolean) =>
  act(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(line);
    window.dispatchEvent(new Event(line ? 'online' : 'offline'));
  });

afterEach(() => jest.restoreAllMocks());

it('says while there is no line what becomes of what is typed, and goes with the line’s return', () => {
  render(
    <UiRoot
      scope="part"
      brand="#0b6a60"
      theme="light"
      language="en"
      direction="ltr"
      translate={(phrase) => phrase}
      navigate={() => undefined}
    >
      <OfflineBanner />
    </UiRoot>,
  );
  const said = () => screen.queryByRole('status')?.textContent;
  expect(said()).toBeUndefined();
  lose(false);
  expect(said()).toContain('You are offline.');
  expect(said()).toContain('what you type stays here until it can be saved');
  lose(true);
  expect(said()).toBeUndefined();
});
