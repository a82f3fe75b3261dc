import { VisuallyHidden } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';

/** Players join in bursts: a change is said once it has been quiet for this long. */
const QUIET = 1500;

/** Says a sentence to screen readers when it has changed; not the first one, which is there to be read. */
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
