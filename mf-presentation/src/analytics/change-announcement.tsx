import { VisuallyHidden } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';

/** Players join in bursts: changes are announced after a pause of this many milliseconds. */
const QUIET = 1500;

/** Announces changes of a sentence to screen readers, but not its initial text. */
export function ChangeAnnouncement({ sentence }: { readonly sentence: string }) {
  const [said, setSaid] = useState('');
  const known = useRef(sentence);
  useEffect(() => {
    if (sentence === known.current) return;
    const timer = setTimeout(() => {
      known.current = sentence;
      setSaid(sentence);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [sentence]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
