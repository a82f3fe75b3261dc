import { fireEvent, render, screen } from '@testing-library/react';
import { ServicesContext } from '../services/services-context';
import { useFreshPreviews } from './use-fresh-previews';

let token: string | undefined;

function Overlays() {
  useFreshPreviews();
  return null;
}

/** A page with a link as a remote has rendered it, and a token that was replaced since. */
function open(address: string) {
  const services = { config: { playerOrigin: 'https://play.test' }, session: { currentToken: () => token } };
  render(
    <ServicesContext value={services as never}>
      <Overlays />
      <a href={address} onClick={(event) => event.preventDefault()}>
        <b>Preview</b>
      </a>
    </ServicesContext>,
  );
  return { word: screen.getByText('Preview'), href: () => screen.getByRole('link').getAttribute('href') };
}

beforeEach(() => {
  token = 'new & fresh';
});

const OLD = 'https://play.test/preview/PILOT24/challenge/7?token=old';

it.each([
  ['a click, which keys cause too', 'click'],
  ['a middle click or a drag', 'pointerDown'],
  ['the menu with "open in new tab"', 'contextMenu'],
] as const)('a preview link gets the current token ahead of %s', (_, event) => {
  const { word, href } = open(OLD);
  expect(href()).toBe(OLD);
  fireEvent[event](word);
  expect(href()).toBe('https://play.test/preview/PILOT24/challenge/7?token=new+%26+fresh');
});

it.each([
  'https://play.test/preview/PILOT24',
  'https://play.test/games/7?token=old',
  'https://play.test.evil.test/preview/PILOT24?token=old',
  '/preview/PILOT24?token=old',
])('%s stays as it is', (address) => {
  const { word, href } = open(address);
  fireEvent.click(word);
  expect(href()).toBe(address);
});

it('nothing changes without a session', () => {
  token = undefined;
  const { word, href } = open(OLD);
  fireEvent.click(word);
  expect(href()).toBe(OLD);
});
