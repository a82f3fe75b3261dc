import { type HostLocation, type Readable, writable } from '@waymark/contract';

/** Whether the screen needs a session and the page has none. Public screens, such as donations, need none. */
export function signedOut(
  lapsed: Readable<boolean>,
  location: Readable<HostLocation>,
  isPublic: (pathname: string) => boolean | undefined,
): Readable<boolean> {
  const out = writable(false);
  const note = () => out.set(lapsed.get() && !isPublic(location.get().pathname));
  lapsed.subscribe(note);
  location.subscribe(note);
  note();
  return out;
}
