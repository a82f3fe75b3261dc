import { useTranslate } from '@waymark/host-kit';
import { Banner } from '@waymark/ui';
import type { Refusal } from './use-submit';

/** Why a form wasn't accepted, followed by the platform's own words if it needs them. */
export function FormFailure({ failure }: { readonly failure: Refusal | undefined }) {
  const t = useTranslate();
  if (!failure?.message) return null;
  return (
    <Banner tone="danger">
      {t(failure.message)}
      {failure.reason && <p dir="auto">{failure.reason}</p>}
    </Banner>
  );
}
