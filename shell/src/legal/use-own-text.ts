import { ownLegalText } from '@waymark/client';
import type { LegalKind } from '@waymark/contract';
import { useReadable } from '@waymark/host-kit';
import { useEffect, useState } from 'react';
import { usePage } from '../services/page-context';

/** How long a page of the law waits for the white label's own words. */
const PATIENCE = 2500;

/** The white label's own words; `asked` while they may still come, undefined where it has none. */
export type OwnText = Awaited<ReturnType<typeof ownLegalText>> | 'asked';

/** Asks for the white label's own words. What comes too late is not shown: nobody's page changes while he reads. */
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
    const late = setTimeout(() => settle(undefined), PATIENCE);
    void ownLegalText(api, kind, language, given.signal).then(settle);
    return () => {
      clearTimeout(late);
      given.abort();
    };
  }, [api, kind, language]);
  return text;
}
