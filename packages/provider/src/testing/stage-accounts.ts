import type { CurrentUser, TokenAnswer } from '@waymark/contract';
import type { TestProvider } from './start-test-provider';
import { testProvider } from './test-provider';

/** A refused sign-up or password. */
export interface Refused {
  message?: string;
  errors?: Record<string, string[]>;
}

/** The builder's origin, which pages link to. */
export const BUILDER = 'https://builder.example.test';
/** A sufficiently strong password. */
export const GOOD = 'nine lanterns';

/** A provider for accounts, with brands and an anonymous visitor for each; for the top of a test file. */
export function stageAccounts() {
  const provider = testProvider({ builderOrigins: [BUILDER] });
  let people = 0;
  // All tests of a file share one IP address, so earlier attempts must have expired.
  beforeEach(() => provider.clock.forward(60 * 60_000));

  const brand = async (row: Parameters<TestProvider['make']['whiteLabel']>[0] = {}) => {
    const whiteLabel = await provider.make.whiteLabel(row);
    const visitor = provider.visitor(whiteLabel.identifier);
    people += 1;
    const email = `new-${people}@example.test`;
    const signUp = (typed: Record<string, unknown> = {}) =>
      visitor.post<TokenAnswer & Refused>('/users.json', {
        name: 'Nora New',
        email,
        password: GOOD,
        password_confirmation: GOOD,
        ...typed,
      });
    const signIn = (password: string, address = email) =>
      visitor.post<TokenAnswer>('/users/authenticate.json', { email: address, password });
    const verify = (address: string) => visitor.get(`/users/verify.json?email=${encodeURIComponent(address)}`);
    const whoami = async (token: string) => {
      const answer = await fetch(`${provider.origin}/v1/users/0.json`, {
        headers: { Authorization: `Bearer ${token}`, 'X-Whitelabel': whiteLabel.identifier },
      });
      return { status: answer.status, body: (await answer.json()) as CurrentUser };
    };
    return { whiteLabel, visitor, email, signUp, signIn, verify, whoami };
  };
  return { provider, brand };
}
