import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { GroupedTabs } from './grouped-tabs';

type Section = 'basics' | 'answers' | 'place';

function Editor() {
  const [tab, setTab] = useState<Section>('basics');
  return (
    <GroupedTabs<Section>
      name="e"
      label="Challenge"
      value={tab}
      onChange={setTab}
      groups={[
        {
          heading: 'Challenge',
          tabs: [
            { id: 'basics', label: 'Basics' },
            { id: 'answers', label: 'Answers', mark: 2 },
          ],
        },
        { heading: 'Where', tabs: [{ id: 'place', label: 'Place' }] },
      ]}
    >
      {tab} fields
    </GroupedTabs>
  );
}

test('groups are one list of tabs, each described by its heading', async () => {
  render(<Editor />);
  expect(screen.getAllByRole('tablist')).toHaveLength(1);
  expect(screen.getByRole('tab', { name: 'Place', description: 'Where' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Answers 2', description: 'Challenge' })).toBeTruthy();
});

test('arrow keys go through all groups, vertically or horizontally', async () => {
  render(<Editor />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Place' }).textContent).toBe('place fields');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Basics' }));
});

test('the open tab is brought into view, inside a shadow root too', async () => {
  const at = (left: number, right: number) => ({ left, right }) as DOMRect;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('#e-tab-place')) return at(500, 600);
    return this.matches('[role=tab]') ? at(40, 100) : at(0, 300);
  });
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const inside = within(root.appendChild(document.createElement('div')));
  const { unmount } = render(<Editor />, { container: root.firstElementChild as HTMLElement });
  await userEvent.click(inside.getByRole('tab', { name: 'Place' }));
  expect(inside.getByRole('tablist').scrollLeft).toBe(332);
  unmount();
  root.host.remove();
  jest.restoreAllMocks();
});

test('the tabs are a list beside the panel if there is room, and a row above it otherwise', () => {
  let measured: (width: number) => void = () => undefined;
  class Observer implements Partial<ResizeObserver> {
    constructor(hear: ResizeObserverCallback) {
      measured = (width) => hear([{ contentRect: { width } } as ResizeObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  }
  globalThis.ResizeObserver = Observer as never;
  render(<Editor />);
  const orientation = () => screen.getByRole('tablist').getAttribute('aria-orientation');
  act(() => measured(900));
  expect(orientation()).toBe('vertical');
  act(() => measured(400));
  expect(orientation()).toBe('horizontal');
  Reflect.deleteProperty(globalThis, 'ResizeObserver');
});
