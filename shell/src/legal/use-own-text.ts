import { ownLegalText } from '@waymark/client';
import type { LegalKind } from '@waymark/contract';
import { useReadable } from '@waymark/host-kit';
import { useEffect, useState } from 'react';
import { usePage } from '../services/page-context';

/** How long a legal page waits for the white label's own text. */
const TIMEOUT = 2500;

/** The white label's own text; `asked` while it may still arrive, undefined if there is none. */
export type OwnText = Awaited<ReturnType<typeof ownLegalText>> | 'asked';

/** Loads the white label's own text. If it is late it is ignored, because pages must not change while people read. */
export function useOwnText(kind: LegalKind): OwnText {
  const { api, phrases } = usePage();
  const language = useReadable(phrases.capability.language);
  const [text, setText] = useState<OwnText>('asked');
  useEffect(() => {
    const given = new AbortController();
    const settle = (found: OwnText) => {
      if (given.signal.aborted) return;
      given.abort();
      clearTimeout(late);
      setText(found);
    };
    const late = setTimeout(() => settle(undefined), TIMEOUT);
    void ownLegalText(api, kind, language, given.signal).then(settle);
    return () => {
      clearTimeout(late);
      given.abort();
    };
  }, [api, kind, language]);
  return text;
}
