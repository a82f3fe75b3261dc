import type { Analytics } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Panel, token } from '@waymark/ui';
import styled, { keyframes } from 'styled-components';

const settle = keyframes`from { opacity: 0.35; }`;

/** The figures and their comparison: side by side where there is room, so that the charts begin above the fold. */
export const FigureRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @media (min-width: 1100px) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;

/** The frame of the three figures, side by side. */
export const FigureFrame = styled(Panel)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 4px;
    padding: 20px 24px 18px;
  }
  & > div + div { border-inline-start: 1px solid ${token.line}; }
  & dt { color: ${token.textMuted}; }
  & dd {
    font: 600 40px/48px ${token.font};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  & dd > span { animation: ${settle} ${token.calm} ${token.ease}; }
  @media (max-width: 599px) {
    & > div { gap: 0; padding: 12px 12px 10px; }
    & dt { font: ${token.type13} ${token.font}; }
    & dd { font-size: 28px; line-height: 36px; }
  }
`;

/** The three large figures. A changed figure fades in at its place. */
export function FigurePanel({ figures: { teams, players, playersPerTeam } }: { readonly figures: Analytics }) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const rows = [
    [t('Teams'), teams],
    [t('Players'), players],
    [t('Players per team'), playersPerTeam],
  ] as const;
  return (
    <FigureFrame as="dl">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span key={value}>{number.format(value)}</span>
          </dd>
        </div>
      ))}
    </FigureFrame>
  );
}
