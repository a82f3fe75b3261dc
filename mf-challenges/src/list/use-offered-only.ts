import type { ProviderCapability } from '@waymark/contract';
import { useHost, useOffered, useTranslate } from '@waymark/host-kit';
import { useEffect } from 'react';
import type { OpenDialog } from './open-dialog';

const NEEDS: Readonly<Partial<Record<OpenDialog['what'], ProviderCapability>>> = {
  copy: 'challenge-copy',
  import: 'challenge-sheets',
  qr: 'challenge-qr-sheet',
};

/** The capability a dialog needs. */
function needOf(asked: OpenDialog | undefined): ProviderCapability | undefined {
  if (asked?.what === 'bulk') return asked.kind === 'delete' ? undefined : 'challenge-bulk';
  return asked && NEEDS[asked.what];
}

/** The open dialog. One that the platform turns out not to support is closed with a notice. */
export function useOfferedOnly(asked: OpenDialog | undefined, onClose: () => void): OpenDialog | undefined {
  const { notices } = useHost();
  const t = useTranslate();
  const need = needOf(asked);
  const offered = useOffered(need ?? 'challenge-bulk');
  const lacking = need !== undefined && !offered;
  useEffect(() => {
    if (!lacking) return;
    notices.show({ tone: 'info', text: t("This isn't available on this platform.") });
    onClose();
  }, [lacking, notices, onClose, t]);
  return lacking ? undefined : asked;
}
