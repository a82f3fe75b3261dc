import { placeRelease, RELEASE_FILE, releaseSchema } from '@waymark/contract';
import { readRegistryBlock } from '@waymark/federation/loader';
import { OVERRIDES_KEY, OVERRIDES_QUERY, type Override, type Overrides } from './overrides';

/** A requested override: a remote and its address. */
interface Wish {
  readonly id: string;
  readonly address: string;
}

const WISH = /^([a-z][a-z0-9-]*)@(https?:\/\/[^\s,]+)$/;

/**
 * Reads this tab's overrides and stores them for the tab. They are removed from the URL, so that a reset works and a
 * copied address affects nobody else.
 */
export async function readOverrides(window: Window): Promise<Overrides> {
  const { document, history, location, sessionStorage } = window;
  const reading = readRegistryBlock(document);
  const url = new URL(location.href);
  const requested = url.searchParams.get(OVERRIDES_QUERY);
  if (requested !== null) {
    url.searchParams.delete(OVERRIDES_QUERY);
    history.replaceState(history.state, '', url);
  }
  const kept = requested === '' ? '' : (sessionStorage.getItem(OVERRIDES_KEY) ?? '');
  const texts = [...split(kept), ...split(requested ?? '')];
  const wishes = new Map(texts.flatMap(readWish).map((wish) => [wish.id, wish]));
  const channel = reading.ok ? reading.registry.channel : 'stable';
  if (channel === 'stable') {
    sessionStorage.removeItem(OVERRIDES_KEY);
    return {
      inForce: [],
      refused: split(requested ?? '').map(
        (text) => `This page is on the stable channel, which runs releases only: ${text} was refused.`,
      ),
    };
  }
  const unreadable = split(requested ?? '').filter((text) => readWish(text).length === 0);
  const results = await Promise.all([...wishes.values()].map(fetchOverride));
  const held = [...wishes.values()].filter(({ address }) => isHere(address));
  if (held.length > 0) sessionStorage.setItem(OVERRIDES_KEY, held.map(({ id, address }) => `${id}@${address}`).join());
  else sessionStorage.removeItem(OVERRIDES_KEY);
  return {
    inForce: results.filter((result) => typeof result !== 'string'),
    refused: [
      ...unreadable.map((text) => `"${text}" names no remote: it has to be like mf-games@http://localhost:3101/.`),
      ...results.filter((result) => typeof result === 'string'),
    ],
  };
}

const split = (text: string): readonly string[] => text.split(',').filter(Boolean);

function readWish(text: string): readonly Wish[] {
  const [, id, address] = WISH.exec(text.trim()) ?? [];
  if (id === undefined || !URL.canParse(address ?? '')) return [];
  // The folder, whichever of its files was named.
  return [{ id, address: new URL('.', address).href }];
}

/** Only this machine, because otherwise anybody could send a link that runs code in another person's session. */
const isHere = (address: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);

async function fetchOverride({ id, address }: Wish): Promise<Override | string> {
  if (!isHere(address)) return `${id} from ${address} was refused: only this machine’s own addresses may stand in.`;
  try {
    const answer = await fetch(address + RELEASE_FILE, { credentials: 'omit' });
    const release = placeRelease(releaseSchema.parse(await answer.json()), address);
    if (!release.container.startsWith(`${id.replaceAll('-', '_')}_`))
      return `${address} serves another remote than ${id}.`;
    return { id, address, release };
  } catch {
    return `${address} does not answer; "pnpm dev ${id} --shell …" serves it. Its release is shown meanwhile.`;
  }
}
