import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApiRequest, asGameId, type Game, PAYMENT_STATUSES } from '@waymark/contract';
import { buildGame, type FakeHostOptions, refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';
import { expiryOf, isCardNumber, TRIAL_CARD, trialCardFor } from './card-provider';
import { fillCard, pay, type } from './testing/card-steps';

jest.setTimeout(60_000);
afterEach(unmountRemotes);
beforeEach(() => {
  window.scrollTo = jest.fn() as unknown as typeof window.scrollTo;
});

/** A platform with a game without the add-on. */
async function open(path: string, game: Partial<Game> = {}, options: FakeHostOptions = {}) {
  const built = buildGame({ id: asGameId(7), ...game });
  const backend = { game: built, refuse: undefined as unknown, confirms: true, receipts: [] as readonly object[] };
  const answer = ({ method, path: asked, body }: ApiRequest): unknown => {
    if (method === 'PATCH') {
      if (backend.refuse) throw backend.refuse;
      const bought = asked.includes('reels') ? { reels_enabled: true } : { grey_enabled: true };
      if (backend.confirms && !asked.includes('donations')) backend.game = { ...backend.game, ...bought };
      return {};
    }
    if (method === 'PUT') {
      backend.game = { ...backend.game, ...(body as Partial<Game>) };
      return {};
    }
    if (asked.endsWith('/receipts.json')) return { receipts: backend.receipts };
    return asked.endsWith('/grey.json') ? {} : { game: backend.game };
  };
  const staged = await stage(path, answer, { offered: [], ...options });
  const sent = () => staged.calls.filter(({ method }) => method === 'PATCH');
  return { ...staged, backend, sent };
}

it.each([
  ['/games/grey/7', '/games/7/branding.json', 'Bar background'],
  ['/games/reels/7', '/games/7/reels.json', 'Soundtrack'],
])('at %s Pay Now opens the card form, pays once and is never offered again', async (path, call, shows) => {
  const { sent, element } = await open(path);
  expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  fillCard();
  await pay();
  const thanks = await screen.findByRole('link', { name: 'Thank You' });
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({
    path: call,
    body: { cost: 299, stripe_id: expect.stringMatching(/^pm_local_paid_/) },
  });
  expect(JSON.stringify(sent()[0])).not.toContain('4242');
  expect(element.textContent).not.toContain('Pay Now');
  expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull();
  await waitFor(() => expect(element.textContent).toContain(shows));
  expect(thanks.getAttribute('href')).toBe(path);
  await userEvent.click(thanks);
  expect(element.textContent).not.toContain('Thank You');
  expect(element.textContent).toContain(shows);
});

it.each([
  ['/games/grey/7', 'Bar background'],
  ['/games/reels/7', 'Soundtrack'],
])('at %s counts as bought once paid, even if the provider confirms it late', async (path, shows) => {
  const { backend, calls, client, element } = await open(path);
  backend.confirms = false;
  await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  fillCard();
  await pay();
  const thanks = await screen.findByRole('link', { name: 'Thank You' });
  const reads = calls.length;
  await act(() => client.invalidateQueries());
  expect(calls.slice(reads)).toContainEqual(expect.objectContaining({ method: 'GET', path: '/games/7.json' }));
  await waitFor(() => expect(element.textContent).toContain(shows));
  await userEvent.click(thanks);
  expect(element.textContent).toContain(shows);
  expect(element.textContent).not.toContain('Pay Now');
});

it('offers the receipts once the first payment is made', async () => {
  const { backend } = await open(
    '/games/reels/7',
    { user: { access: 'Created' } },
    { offered: ['receipts'], freshFor: 30_000 },
  );
  expect(screen.queryByRole('button', { name: 'Receipts' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  fillCard();
  backend.receipts = [{ id: 1 }];
  await pay();
  expect(await screen.findByRole('button', { name: 'Receipts' })).toBeTruthy();
});

it('focuses the card number, groups its digits by four, and can be cancelled', async () => {
  await open('/games/grey/7');
  await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
  expect(document.activeElement).toBe(number);
  await userEvent.type(number, '4242424242424242');
  await userEvent.tab();
  expect(number.value).toBe('4242 4242 4242 4242');
  // The keypad for digits has no "/" on iPhones.
  const expires = screen.getByRole<HTMLInputElement>('textbox', { name: 'Expires (MM / YY)' });
  await userEvent.type(expires, '1249');
  await userEvent.tab();
  expect(expires.value).toBe('12 / 49');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement?.textContent).toBe('Pay Now');
});

const TEXTS: Readonly<Record<number, string>> = {
  400: 'The request was bad.',
  401: 'The card is not authorised.',
  402: 'The card was declined.',
  403: 'You must be the creator, an administrator of the game or a super administrator.',
  404: 'The game was not found.',
  406: 'The authentication with the payment provider is invalid.',
  500: 'The server had an error.',
  501: 'The payment provider reported invalid parameters.',
  502: 'The payment provider limits the rate. Wait a moment and try again.',
  503: 'The payment provider had an error.',
  504: 'The network of the payment provider is down.',
};

it('explains each status at the top of the page and keeps what was typed', async () => {
  const { backend, sent, reported } = await open('/games/grey/7');
  await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  fillCard();
  for (const status of PAYMENT_STATUSES) {
    backend.refuse = refusal(status);
    await pay();
    const said = `Your purchase could not be completed. ${TEXTS[status]}`;
    expect(await screen.findByText(said)).toBeTruthy();
  }
  expect(window.scrollTo).toHaveBeenCalledTimes(PAYMENT_STATUSES.length);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' }).value).toBe(TRIAL_CARD);
  expect(sent().every(({ handles }) => PAYMENT_STATUSES.every((status) => handles?.includes(status)))).toBe(true);
  backend.refuse = refusal(418);
  await pay();
  await waitFor(() => expect(screen.queryByText(/could not be completed/)).toBeNull());
  expect(reported).toEqual([]);
  backend.refuse = undefined;
  await pay();
  expect(await screen.findByRole('link', { name: 'Thank You' })).toBeTruthy();
});

it.each([
  [[], 'Your choice of soundtrack, and a link to every reel', 'Six soundtracks, in your colours, ready to share'],
  [
    ['reel-desk'],
    'Six soundtracks, in your colours, ready to share',
    'Your choice of soundtrack, and a link to every reel',
  ],
] as const)('advertises basic reels, and more with the capabilities %j', async (offered, said, not) => {
  const reelsOf = ({ path }: ApiRequest) =>
    path.endsWith('/reels.json') ? { teams: [], tasks: [], tracks: [] } : { game: buildGame({ id: asGameId(7) }) };
  const { element } = await stage('/games/reels/7', reelsOf, { offered });
  expect(element.textContent).toContain(said);
  expect(element.textContent).not.toContain(not);
});

it('shows what the payment provider says when it refuses a card', async () => {
  const { sent } = await open('/games/grey/7');
  await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  fillCard('5555 5555 5555 4444');
  await pay();
  expect(await screen.findByText('Only trial cards are accepted here.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

it('names mistakes in the card at their fields, sends nothing and moves nothing', async () => {
  const { sent } = await open('/games/grey/7');
  await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  const field = (name: string) => screen.getByRole('textbox', { name });
  const faultOf = (name: string) =>
    field(name).getAttribute('aria-invalid') === 'true' &&
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
  await pay();
  expect(faultOf('Card number')).toBe('The card number is not valid.');
  expect(faultOf('Expires (MM / YY)')).toBe('Enter the expiry date as MM / YY.');
  expect(faultOf('Security code')).toBe('The security code is not valid.');
  expect(document.activeElement).toBe(field('Card number'));
  fillCard('4242 4242 4242 4241');
  await pay();
  expect(faultOf('Card number')).toBe('The card number is not valid.');
  fillCard();
  type('Expires (MM / YY)', '08 / 20');
  await pay();
  expect(faultOf('Expires (MM / YY)')).toBe('The card has expired.');
  expect(document.activeElement).toBe(field('Expires (MM / YY)'));
  expect([sent(), jest.mocked(window.scrollTo).mock.calls]).toEqual([[], []]);
});

it('pays once on a double submit', async () => {
  const { sent } = await open('/games/grey/7');
  await userEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  fillCard();
  const form = screen.getByRole('form', { name: 'Card' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByRole('link', { name: 'Thank You' });
  expect(sent()).toHaveLength(1);
});

it('is not offered once bought', async () => {
  const { element } = await open('/games/reels/7', { reels_enabled: true });
  expect(element.textContent).not.toContain('Pay Now');
  await unmountRemotes();
  expect((await open('/games/grey/7', { grey_enabled: true })).element.textContent).not.toContain('Pay Now');
});

it('a donation takes an amount, an address and a card, and ends with thanks', async () => {
  const { sent, element, backend } = await open('/games/donate/7');
  const amounts = screen.getAllByRole<HTMLInputElement>('radio');
  expect(amounts.map((radio) => radio.closest('label')?.textContent)).toEqual(['$10', '$20', '$50', '$100']);
  expect(amounts.map(({ checked }) => checked)).toEqual([false, true, false, false]);
  fillCard();
  await pay();
  expect(screen.getByText('Enter an e-mail address.')).toBeTruthy();
  type('E-mail', 'ada@example.test');
  backend.refuse = refusal(402);
  await pay();
  expect(await screen.findByText('Your purchase could not be completed. The card was declined.')).toBeTruthy();
  backend.refuse = undefined;
  await userEvent.click(screen.getByRole('radio', { name: /\$50/ }));
  await pay();
  await waitFor(() => expect(element.textContent).toContain('Thank you!'));
  expect(screen.queryByRole('radio')).toBeNull();
  const body = { email: 'ada@example.test', cost: 50, stripe_id: expect.stringMatching(/^pm_local_paid_/) };
  expect(sent().at(-1)).toMatchObject({ path: '/games/7/donations.json', public: true, body });
});

it('a game without donations shows Page Not Found', async () => {
  const unknown = () => {
    throw refusal(404);
  };
  const { element } = await stage('/games/donate/7', unknown, { offered: ['donation-page'] });
  expect(element.textContent).toContain('Page Not Found!');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('test cards encode the status they fail with', () => {
  expect(trialCardFor(402)).toMatch(/^400000000000402\d$/);
  expect(new Set(PAYMENT_STATUSES.map(trialCardFor)).size).toBe(PAYMENT_STATUSES.length);
  expect(PAYMENT_STATUSES.every((status) => isCardNumber(trialCardFor(status)))).toBe(true);
});

it('a card expires at the end of its month, and what is not a month is no date', () => {
  expect(expiryOf('11 / 26')).toEqual(new Date(2026, 11, 1));
  expect(expiryOf('1/27')).toEqual(new Date(2027, 1, 1));
  expect(expiryOf('1127')).toEqual(new Date(2027, 11, 1));
  expect(['13 / 29', '0 / 29', '1329', '127', '11 / 2027', 'x', ''].map(expiryOf)).toEqual(Array(7).fill(undefined));
});
