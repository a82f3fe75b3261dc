import { REEL_MINIMUM } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { token } from '@waymark/ui';
import styled from 'styled-components';

const Dots = styled.span`
  display: inline-flex;
  gap: 8px;
  & > i { inline-size: 14px; block-size: 14px; border: 1.5px solid ${token.textMuted}; border-radius: 50%; }
  & > i[data-there] { background: ${token.textMuted}; }
  @media (forced-colors: active) { & > i[data-there] { background: CanvasText; forced-color-adjust: none; } }
`;

/** How many of the required featured answers there are, as dots. */
export function ThreeDots({ featured }: { readonly featured: number }) {
  const t = useTranslate();
  return (
    <Dots role="img" aria-label={t('{n} of {total} featured', { n: featured, total: REEL_MINIMUM })}>
      {Array.from({ length: REEL_MINIMUM }, (_, at) => (
        <i key={at} {...(at < featured ? { 'data-there': '' } : {})} />
      ))}
    </Dots>
  );
}
