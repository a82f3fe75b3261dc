import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRIAL_CARD } from '../card-provider';

/** Types into a field. */
export const type = (name: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });

/** Fills the card form of a platform with test cards. */
export function fillCard(number = TRIAL_CARD): void {
  type('Card number', number);
  type('Expires (MM / YY)', '08 / 49');
  type('Security code', '123');
}

/** Submits the card form. */
export const pay = () => userEvent.click(screen.getByRole('button', { name: /^(Pay|Donate) \$/ }));
