import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { UiRoot } from '../root/ui-root';
import { useOneStop } from './use-one-stop';

interface CardsProps {
  readonly tab?: 'item';
  readonly names: readonly string[];
  readonly front?: string;
}

function Cards({ names, front, tab }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  useOneStop(list, '[data-card]', tab);
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name} data-card="">
          <button type="button" aria-current={name === front || undefined}>
            {name}
          </button>
          <input aria-label={`Order of ${name}`} />
          <button type="button">Delete {name}</button>
        </li>
      ))}
    </ul>
  );
}

async function open(names: readonly string[], direction: 'ltr' | 'rtl' = 'ltr') {
  const page = (shown: readonly string[], front?: string) => (
    <UiRoot direction={direction}>
      <button type="button">before</button>
      <Cards names={shown} {...(front === undefined ? {} : { front })} />
      <button type="button">after</button>
    </UiRoot>
  );
  const { rerender } = render(page(names));
  const [last] = screen.getAllByRole('button', { name: /^Delete/ });
  await waitFor(() => expect(last?.tabIndex).toBe(-1));
  return (shown: readonly string[], front?: string) => rerender(page(shown, front));
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('a list is one Tab stop, with the text fields of the current item only', async () => {
  await open(['Anchor', 'Buoy', 'Crane']);
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toBe('Anchor');
  await userEvent.tab();
  expect(focused()).toBe('Order of Anchor');
  await userEvent.tab();
  expect(focused()).toBe('after');
});

test('Down goes to the same control of the next item, Left and Right through the item and past its text field', async () => {
  await open(['Anchor', 'Buoy']);
  screen.getByRole('button', { name: 'Delete Anchor' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Delete Buoy');
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
  expect(focused()).toBe('Buoy');
  screen.getByRole('textbox', { name: 'Order of Buoy' }).focus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(focused()).toBe('Order of Buoy');
});

test('Tab returns to where the list was left', async () => {
  await open(['Anchor', 'Buoy', 'Crane']);
  screen.getByRole('button', { name: 'Crane' }).focus();
  screen.getByRole('button', { name: 'after' }).focus();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Order of Crane');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Crane');
});

test('opening an item from elsewhere moves the Tab stop to it', async () => {
  const show = await open(['Anchor', 'Buoy', 'Crane']);
  screen.getByRole('button', { name: 'Anchor' }).focus();
  screen.getByRole('button', { name: 'after' }).focus();
  show(['Anchor', 'Buoy', 'Crane'], 'Crane');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Anchor' }).tabIndex).toBe(-1));
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Crane');
});

test('arrow keys follow the text direction', async () => {
  await open(['Anchor'], 'rtl');
  screen.getByRole('button', { name: 'Anchor' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Delete Anchor');
});

test('removing the current item leaves the list a Tab stop', async () => {
  const show = await open(['Anchor', 'Buoy']);
  screen.getByRole('button', { name: 'Anchor' }).focus();
  show(['Buoy']);
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()).toBe('Buoy');
});

test('where Tab goes through the controls of an item, it skips the other items', async () => {
  render(
    <UiRoot direction="ltr">
      <button type="button">before</button>
      <Cards names={['Anchor', 'Buoy']} tab="item" />
      <button type="button">after</button>
    </UiRoot>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buoy' }).tabIndex).toBe(-1));
  screen.getByRole('button', { name: 'Anchor' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const stops: unknown[] = [];
  while (focused() !== 'after') {
    stops.push(focused());
    await userEvent.tab();
  }
  expect(stops).toEqual(['Buoy', 'Order of Buoy', 'Delete Buoy']);
});

test('Down finds the control with the same name, at any position, and skips hidden ones', async () => {
  function Rows() {
    const list = useRef<HTMLUListElement>(null);
    useOneStop(list, 'li');
    return (
      <ul ref={list}>
        <li>
          <a href="#quay">Quay</a>
          <a href="#map" data-stop="map">
            Map of Quay
          </a>
        </li>
        <li>
          <a href="#pier">Pier</a>
          <a href="#teams" data-stop="teams">
            Teams of Pier
          </a>
          <a href="#hidden">Hidden</a>
          <a href="#map" data-stop="map">
            Map of Pier
          </a>
        </li>
      </ul>
    );
  }
  render(
    <UiRoot direction="ltr">
      <Rows />
    </UiRoot>,
  );
  await waitFor(() => expect(screen.getByRole('link', { name: 'Pier' }).tabIndex).toBe(-1));
  screen.getByRole('link', { name: 'Map of Quay' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Map of Pier');
  screen.getByRole('link', { name: 'Hidden' }).checkVisibility = () => false;
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('Teams of Pier');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Quay');
});

test('Tab goes on from a text field to the control that opens the item, or else to the one behind the field', async () => {
  function Rows() {
    const list = useRef<HTMLUListElement>(null);
    useOneStop(list, 'li');
    return (
      <ul ref={list}>
        <li>
          <button type="button">Move Quay</button>
          <input aria-label="Order of Quay" />
          <button type="button">Select Quay</button>
          <button type="button" data-opens="">
            Edit Quay
          </button>
        </li>
        <li>
          <button type="button">Move Pier</button>
          <input aria-label="Order of Pier" />
          <button type="button">Select Pier</button>
        </li>
      </ul>
    );
  }
  render(
    <UiRoot direction="ltr">
      <Rows />
      <button type="button">after</button>
    </UiRoot>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Select Pier' }).tabIndex).toBe(-1));
  await userEvent.tab();
  expect(focused()).toBe('Order of Quay');
  await userEvent.tab();
  expect(focused()).toBe('Edit Quay');
  screen.getByRole('textbox', { name: 'Order of Pier' }).focus();
  await userEvent.tab();
  expect(focused()).toBe('Select Pier');
  await userEvent.tab();
  expect(focused()).toBe('after');
});
