import type { DropboxLink, Game } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import {
  Banner,
  Button,
  ButtonLink,
  ConfirmDialog,
  Panel,
  PanelBody,
  PanelHead,
  ProgressBar,
  RelativeTime,
  Row,
  token,
} from '@waymark/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useDropbox } from './use-dropbox';

const Head = styled(PanelHead)`
  & > h2 { flex: 1; font: 600 ${token.type14} ${token.font}; }
`;
const Note = styled.p`
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  overflow-wrap: anywhere;
`;
const FAULTS: Readonly<Record<string, { readonly text: string }>> = {
  'signed-out': { text: 'Dropbox no longer lets us in. Connect it again, then send the export.' },
  full: { text: 'Your Dropbox is full. Make room there, then press Send to Dropbox.' },
  refused: { text: 'Dropbox refused the export. Disconnect it, connect it again, then send the export.' },
};

interface DropboxPanelProps {
  readonly game: Game;
  /** The game's IANA zone. */
  readonly zone: string;
  /** Whether there is a finished export. */
  readonly isReady: boolean;
}

/** Connects a Dropbox, sends finished exports to it and shows their progress. */
export function DropboxPanel({ game, zone, isReady }: DropboxPanelProps) {
  const t = useTranslate();
  const { link, sending, fault, busy, send, leave } = useDropbox(game.id);
  if (!link) return null;
  const part = sending && (sending.total ?? 0) > 0 ? (sending.done ?? 0) / (sending.total ?? 1) : undefined;
  return (
    <Panel aria-label="Dropbox">
      <Head>
        <h2>Dropbox</h2>
        {link.account && <Leave busy={busy === 'leave'} onLeave={leave} />}
      </Head>
      <PanelBody>
        {fault !== undefined && (
          <Banner tone="danger">
            {t(FAULTS[fault]?.text ?? "The export couldn't be sent to Dropbox. Press Send to Dropbox to try again.")}
          </Banner>
        )}
        {link.account ? (
          <>
            <Note>
              {t('Dropbox is connected. New exports go there too.')} {link.account}
            </Note>
            {sending ? (
              <ProgressBar label={t('Sending to Dropbox')} {...(part === undefined ? {} : { value: part })} />
            ) : (
              <>
                {link.sent_path && <Sent link={link} zone={zone} />}
                {isReady && (
                  <Row>
                    <Button busy={busy === 'send'} onClick={() => void send()}>
                      {t('Send to Dropbox')}
                    </Button>
                  </Row>
                )}
              </>
            )}
          </>
        ) : (
          <>
            <Note>{t('Connect your Dropbox to receive each export there. We can see only our own folder.')}</Note>
            <Row>
              <ButtonLink href={link.connect_url} target="_blank" rel="noopener">
                {t('Connect Dropbox')}
              </ButtonLink>
            </Row>
          </>
        )}
      </PanelBody>
    </Panel>
  );
}

function Sent({ link, zone }: { readonly link: DropboxLink; readonly zone: string }) {
  const t = useTranslate();
  return (
    <Note>
      {t('Sent: {path}', { path: link.sent_path ?? '' })}
      {link.sent_at && (
        <>
          {' '}
          · <RelativeTime instant={link.sent_at} zone={zone} />
        </>
      )}
    </Note>
  );
}

function Leave({ busy, onLeave }: { readonly busy: boolean; readonly onLeave: () => Promise<void> }) {
  const t = useTranslate();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => setAsks(true)}>
        {t('Disconnect')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('Disconnect Dropbox?')}
        text={t('New exports no longer go there. Files already there stay there.')}
        confirmLabel={t('Yes, disconnect')}
        onConfirm={() => {
          setAsks(false);
          void onLeave();
        }}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
