import { useHost } from '@waymark/host-kit';
import { useMounted } from '@waymark/ui';
import { useState } from 'react';

/** Why the call of a dialog was refused: shown in the dialog, or in a notice once it was closed. */
export function useRefusal() {
  const { notices } = useHost();
  const isOpen = useMounted();
  const [refused, setRefused] = useState<string>();
  const refuse = (text: string): void => {
    if (isOpen()) setRefused(text);
    else notices.show({ tone: 'danger', text });
  };
  return { refused, refuse, forget: () => setRefused(undefined), isOpen };
}
