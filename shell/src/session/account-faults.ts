/** The error of an empty field. */
const ifBlank = (value: string, fault: string): string | undefined => (value.trim() === '' ? fault : undefined);

export const PASSWORDS_DIFFER = "Passwords don't match.";

/** Fields of the sign-up page. */
interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirmation: string;
}

/** The error of an e-mail address. The platform decides which ones are valid. */
export const emailFault = (email: string) => ifBlank(email, 'Enter an e-mail address.');

/** The error of a password; spaces are characters like others. */
export const passwordFault = (password: string) => (password === '' ? 'Enter a password.' : undefined);

/** Faults of a new account that need no platform to find. */
export function newAccountFaults({ name, email, password, password_confirmation }: NewAccount) {
  const differ = password_confirmation === password ? undefined : PASSWORDS_DIFFER;
  return {
    name: ifBlank(name, 'Enter a name.'),
    email: emailFault(email),
    password: passwordFault(password),
    password_confirmation: password_confirmation === '' ? 'Enter the password again.' : differ,
  };
}
