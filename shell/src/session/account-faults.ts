export const PASSWORDS_DIFFER = "Passwords don't match.";

/** The error of an e-mail address. The platform decides which ones are valid. */
export const emailFault = (email: string) => (email.trim() === '' ? 'Enter an e-mail address.' : undefined);

/** The error of a password; spaces are characters like others. */
export const passwordFault = (password: string) => (password === '' ? 'Enter a password.' : undefined);
