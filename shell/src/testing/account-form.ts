import { fireEvent, screen } from '@testing-library/react';

/** Labels of the sign-up page's fields. */
export const LABELS = ['Name', 'Email', 'Password', 'Password confirmation'];

/** A complete account. */
export const NEW_ACCOUNT = {
  name: 'Maren Okafor',
  email: 'maren@demo.test',
  password: 'harbour-lights',
  password_confirmation: 'harbour-lights',
};

/** The field with a label. */
export const fieldOf = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

/** Types into a field. */
export const type = (label: string, text: string) => fireEvent.change(fieldOf(label), { target: { value: text } });

/** Presses a button. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Fills the sign-up page. */
export async function fillSignUp(): Promise<void> {
  await screen.findByLabelText('Name');
  for (const [index, text] of Object.values(NEW_ACCOUNT).entries()) type(LABELS[index] ?? '', text);
}

/** The marked fields, with their messages. */
export const faults = () =>
  LABELS.flatMap((label) => {
    const field = screen.queryByLabelText(label);
    if (field?.getAttribute('aria-invalid') !== 'true') return [];
    return [[label, document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent]];
  });
