import { isTouched, verdictOn } from '@waymark/client';
import type { LiveMessage } from '@waymark/contract';
import type { QueryClient } from '@waymark/host-kit/query';
import type { FakeHost } from './fake-host';

/** Reloads what a message affects. */
export async function reloadTouched({ host }: Pick<FakeHost, 'host'>, message: LiveMessage): Promise<void> {
  const client = host.queries.client as QueryClient;
  await client.invalidateQueries({ predicate: (query) => isTouched(query, message) });
}

/**
 * Handles another person's message like the shell: asks, or reloads affected data.
 * @returns which of them
 */
export async function deliver(
  fake: Pick<FakeHost, 'host' | 'screens' | 'sendLive'>,
  message: LiveMessage,
): Promise<ReturnType<typeof verdictOn>> {
  const verdict = verdictOn(message, fake.screens.at(-1), fake.host.session.me.get().id);
  fake.sendLive(message);
  if (verdict === 'reload') await reloadTouched(fake, message);
  return verdict;
}
