import type { Analytics } from '@waymark/contract';
import { useHost, useReadable, useTranslate } from '@waymark/host-kit';
import { Panel, PanelBody, token } from '@waymark/ui';
import styled from 'styled-components';
import { relationOf } from './relation';

/** The content of the panel. */
export const ComparisonBody = styled(PanelBody)`
  gap: 10px;
  padding: 16px 20px;
  @media (max-width: 599px) { padding: 12px; }
`;

const Relation = styled.p`
  font: ${token.type16} ${token.font};
  text-wrap: pretty;
`;

const Bars = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 6px 16px;
  font: ${token.type13} ${token.font};
  & > li { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-items: center; }
  & > li > span { color: ${token.textSoft}; }
`;

/** The track of a bar; its full width is the larger of the two numbers. */
const BarTrack = styled.div`
  block-size: 8px;
  border-radius: 4px;
  background: ${token.surfaceChip};
  & > div {
    block-size: 100%;
    min-inline-size: 2px;
    border-radius: inherit;
    background: ${token.textMuted};
    transition: inline-size ${token.calm} ${token.ease};
  }
  @media (forced-colors: active) { border: 1px solid; & > div { background: Highlight; forced-color-adjust: none; } }
`;

/** The figures in one sentence, and bars of players and teams on one scale. */
export function ComparisonPanel({ figures }: { readonly figures: Analytics }) {
  const t = useTranslate();
  const language = useReadable(useHost().phrases.language);
  const relation = relationOf(t, figures, language);
  const longest = Math.max(figures.players, figures.teams, 1);
  const bars = [
    [t('Players'), figures.players],
    [t('Teams'), figures.teams],
  ] as const;
  return (
    <Panel aria-label={t('How they compare')}>
      <ComparisonBody>
        <Relation>{relation}</Relation>
        {/* The numbers are in the text above, so the bars add nothing for screen readers. */}
        <Bars aria-hidden="true">
          {bars.map(([label, value]) => (
            <li key={label}>
              <span>{label}</span>
              <BarTrack>{value > 0 && <div style={{ inlineSize: `${(value / longest) * 100}%` }} />}</BarTrack>
            </li>
          ))}
        </Bars>
      </ComparisonBody>
    </Panel>
  );
}
