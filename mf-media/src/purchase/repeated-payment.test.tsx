import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest } from '@waymark/contract';
import { refusal } from '@waymark/testing';
import { unmountRemotes } from '@waymark/testing/mount-remote';
import { stage } from '../testing/stage';
import { fillCard, pay, type } from './testing/card-steps';

jest.setTimeout(60_000);
afterEach(unmountRemotes);
beforeEach(() => {
  window.scrollTo = jest.fn() as unknown as typeof window.scrollTo;
});

/** Opens the donation page with card and address filled in, on a platform with given outcomes. */
async function openDonation() {
  const backend = { refuse: undefined as unknown };
  const answer = ({ method }: ApiRequest): unknown => {
    if (method === 'PATCH' && backend.refuse) throw backend.refuse;
    return {};
  };
  const { writes } = await stage('/games/donate/7', answer, { offered: [] });
  fillCard();
  type('E-mail', 'ada@example.test');
  /** Presses Donate and waits for the result. @returns all payment methods so far */
  const give = async (outcome: number | 'none') => {
    backend.refuse = refusal(outcome as number);
    await pay();
    await screen.findByText(/could not be completed/);
    return writes().map(({ body }) => (body as { stripe_id: string }).stripe_id);
  };
  return { give };
}

it.each(['none', 500, 502, 503, 504] as const)(
  'a payment with unknown outcome (%s) is retried with the same method',
  async (outcome) => {
    const { give } = await openDonation();
    const [first] = await give(outcome);
    type('E-mail', 'ada@example.org');
    expect(await give(outcome)).toEqual([first, first]);
  },
);

it('another amount, another card or a decline each create a new payment', async () => {
  const { give } = await openDonation();
  await give(503);
  await userEvent.click(screen.getByRole('radio', { name: /\$50/ }));
  await give(503);
  type('Security code', '124');
  expect(new Set(await give(503)).size).toBe(3);
  const [, , , refused] = await give(402);
  const methods = await give(503);
  expect([methods[2], methods[3]]).toEqual([refused, refused]);
  expect(new Set(methods).size).toBe(4);
});

it("says when the server can't be reached", async () => {
  const { give } = await openDonation();
  await give('none');
  const text =
    "Your purchase could not be completed. We couldn't reach the server: check your connection and try again.";
  expect(screen.getByRole('alert').textContent).toBe(text);
});
