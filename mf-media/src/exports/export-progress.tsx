import type { Job } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Panel, PanelBody, ProgressBar, RelativeTime, Row, Spinner, token, Unbroken } from '@waymark/ui';
import styled from 'styled-components';

const Line = styled(Row)`
  & > b { flex: 1; font-weight: 600; }
  & > span:last-child { color: ${token.textMuted}; font-variant-numeric: tabular-nums; }
`;
const Note = styled.p`
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
`;

interface ExportProgressProps {
  readonly job: Job | undefined;
  /** The game's IANA zone. */
  readonly zone: string;
}

/** The progress of an export, if the platform reports it. */
export function ExportProgress({ job, zone }: ExportProgressProps) {
  const t = useTranslate();
  const { done = 0, total = 0, by = '', created_at } = job ?? {};
  const part = total > 0 ? done / total : undefined;
  return (
    <Panel>
      <PanelBody>
        <Line>
          <Spinner />
          {/* Only this, because every percent would be read aloud. */}
          <b role="status">{t('Your export is being processed')}</b>
          {part !== undefined && <span>{Math.round(part * 100)}%</span>}
        </Line>
        <ProgressBar label={t('Your export is being processed')} {...(part === undefined ? {} : { value: part })} />
        <Note>
          {total > 0 && `${t('{n} of {total} files.', { n: done, total })} `}
          <Unbroken text={t("We'll send you an e-mail when it is ready. You can leave this page.")} />
          {by !== '' && created_at && (
            <>
              {' '}
              {t('Started by {name}', { name: by })}, <RelativeTime instant={created_at} zone={zone} />.
            </>
          )}
        </Note>
      </PanelBody>
    </Panel>
  );
}
