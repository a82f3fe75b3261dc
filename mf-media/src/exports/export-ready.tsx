import { useCopy, useHost, useTranslate } from '@waymark/host-kit';
import { Button, ButtonLink, Icon, Panel, PanelBody, RelativeTime, Row, readMoment, token, useUi } from '@waymark/ui';
import { Clock, Download, FileArchive, Link } from '@waymark/ui/icons';
import styled from 'styled-components';

const Face = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  & > [data-mark] { display: grid; place-items: center; inline-size: 40px; block-size: 40px; border-radius: ${token.radiusPanel}; background: ${token.surfaceChip}; color: ${token.textSoft}; }
  & > [data-name] { flex: 1 1 160px; min-inline-size: 0; overflow-wrap: anywhere; }
  & b { display: block; font-weight: 600; }
  & small { color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
`;
const Until = styled(Row)`
  padding-block-start: 10px;
  border-block-start: 1px solid ${token.line};
  color: ${token.textSoft};
  font: ${token.type13} ${token.font};
  flex-wrap: nowrap;
  & > p { flex: 1; min-inline-size: 0; }
`;

interface ExportReadyProps {
  readonly url: string;
  readonly at: string;
  readonly until: string;
  /** The game's IANA zone. */
  readonly zone: string;
}

/** The finished export. */
export function ExportReady({ url, at, until, zone }: ExportReadyProps) {
  const t = useTranslate();
  const { api } = useHost();
  const { language } = useUi();
  const copy = useCopy();
  const address = api.resolve(url);
  const { date } = readMoment(until, zone, language);
  return (
    <Panel>
      <PanelBody>
        <Face>
          <span data-mark="">
            <Icon of={FileArchive} />
          </span>
          <span data-name="">
            <b>{nameIn(address) ?? t('Export')}</b>
            <small>
              <RelativeTime instant={at} zone={zone} />
            </small>
          </span>
          <ButtonLink href={address} download $kind="primary">
            <Icon of={Download} />
            {t('Download')}
          </ButtonLink>
        </Face>
        <Until>
          <Icon of={Clock} />
          <p>{t('Available until {date}.', { date })}</p>
          <Button kind="quiet" icon={Link} onClick={() => void copy(address, t('Copied the link'))}>
            {t('Copy link')}
          </Button>
        </Until>
      </PanelBody>
    </Panel>
  );
}

const nameIn = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).pathname.split('/').pop() || undefined : undefined;
