import { useUi } from '@waymark/ui';
import { useMemo } from 'react';

/** Formats points gained or lost, with a sign. */
export function useSignedFormat(): Intl.NumberFormat {
  const { language } = useUi();
  return useMemo(() => new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }), [language]);
}
