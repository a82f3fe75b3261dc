import { BLAST_METHOD, type GameId } from '@waymark/contract';
import { useHost, useReadable } from '@waymark/host-kit';
import { perGame, useAtom } from '@waymark/host-kit/screen-state';
import { useMemo } from 'react';
import { type BlastText, METHODS } from './blast-fields';

/** An empty form. */
const FRESH: BlastText = {
  method: BLAST_METHOD.push,
  subject: 'Game update!',
  message: 'Thanks for playing.',
};

const typedIn = perGame<BlastText | undefined>(undefined);

/** The form of a blast until it is sent, also when the screen unmounts or the session expires. */
export function useBlastDraft(game: GameId) {
  const account = useReadable(useHost().session.me).id;
  const [typed, setTyped] = useAtom(typedIn(game));
  const name = `waymark.draft:${account}:blast/${game}`;
  const kept = useMemo(() => read(name) ?? FRESH, [name]);
  const change = (to: BlastText) => {
    setTyped(to);
    if (account !== undefined) keep(name, to);
  };
  /** Resets the form. What was typed since stays. */
  const sent = (blast: BlastText) =>
    setTyped((now) => {
      if ((now ?? kept) !== blast) return now;
      keep(name);
      return FRESH;
    });
  return { blast: typed ?? kept, change, sent };
}

// In this tab, as other drafts are: an expired session clears local storage ([G11]).
function keep(name: string, blast?: BlastText): void {
  try {
    if (blast) sessionStorage.setItem(name, JSON.stringify(blast));
    else sessionStorage.removeItem(name);
  } catch {
    // Without storage, it lasts as long as the page.
  }
}

function read(name: string): BlastText | undefined {
  try {
    const { method, subject, message } = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Partial<BlastText>;
    const isKnown = METHODS.some(([one]) => one === method);
    return isKnown && method !== undefined && typeof subject === 'string' && typeof message === 'string'
      ? { method, subject, message }
      : undefined;
  } catch {
    return undefined;
  }
}
