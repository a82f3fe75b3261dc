import { useHost, useTranslate } from '@waymark/host-kit';
import { QrCode, token } from '@waymark/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { JoinCorner } from './stage-styles';

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: calc(2 * var(--u));
  padding: calc(1.2 * var(--u));
  border-radius: calc(1.6 * var(--u));
  background: #fff;
  color: #1d1a16;
  & > svg { inline-size: calc(16 * var(--u)); block-size: calc(16 * var(--u)); min-inline-size: 84px; min-block-size: 84px; }
  & > div { display: grid; padding-inline-start: calc(2 * var(--u)); }
  & span, & small { color: #57504a; font: 500 max(12px, calc(2.2 * var(--u)))/1.3 ${token.font}; }
  & b { font: 700 max(16px, calc(5 * var(--u)))/1.25 ${token.font}; letter-spacing: 0.02em; color: oklch(from var(--brand) min(l, 0.42) c h); }
  &:not([data-large]) { flex-direction: column; gap: 0; padding-block-end: calc(1.5 * var(--u)); }
  &:not([data-large]) b { color: inherit; font-size: max(12px, calc(2.4 * var(--u))); line-height: 1; }
`;

/** Props of JoinCode. */
export interface JoinCodeProps {
  /** The entry code of the game. */
  readonly code: string;
  /** With text, on the title. */
  readonly large: boolean;
}

/** How to join: a QR code, and the entry code to type. */
export const JoinCode = memo(function JoinCode({ code, large }: JoinCodeProps) {
  const t = useTranslate();
  const { playerOrigin } = useHost().brand;
  if (!URL.canParse(playerOrigin)) return null;
  const address = `${playerOrigin}/sign-in?code=${encodeURIComponent(code)}`;
  return (
    <JoinCorner>
      <Card {...(large ? { 'data-large': '' } : {})}>
        {large && (
          <div>
            <span>{t('Join with your phone')}</span>
            <b>{code}</b>
            <small>{new URL(playerOrigin).host}</small>
          </div>
        )}
        <QrCode text={address} label={t('QR code to join the game')} />
        {!large && <b>{code}</b>}
      </Card>
    </JoinCorner>
  );
});
