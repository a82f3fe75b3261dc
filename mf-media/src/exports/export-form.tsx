import { type ExportWish, isApiFailure } from '@waymark/client';
import { useHost, useTranslate } from '@waymark/host-kit';
import { Button, Panel, PanelBody, Row, Switch, TextField, token, Unbroken } from '@waymark/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

const Head = styled.div`
  & > h2 { font: 600 ${token.type16} ${token.font}; }
  & > p { color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
`;
const Choice = styled.div`
  padding: 10px 14px;
  border: 1px solid ${token.line};
  border-radius: ${token.radiusPanel};
`;
const Note = styled.span`
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
`;

interface ExportFormProps {
  /** The default until another address is typed. */
  readonly email: string;
  readonly media: boolean;
  readonly onMedia: (media: boolean) => void;
  readonly onGo: (wish: ExportWish) => Promise<void>;
}

/** Who gets the export, and whether it includes media. */
export function ExportForm({ email: own, media, onMedia, onGo }: ExportFormProps) {
  const t = useTranslate();
  const { errors } = useHost();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // The form was hidden meanwhile, and its focus is lost.
  useEffect(() => {
    if (fault) input.current?.focus();
  }, [fault]);
  const email = typed ?? own;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '') {
      setFault(t('Enter an e-mail address.'));
      return;
    }
    setFault(undefined);
    try {
      await onGo({ email: email.trim(), media });
    } catch (error) {
      if (isApiFailure(error) && error.handled) setFault(error.message);
      else errors.report(error);
    }
  };
  return (
    <Panel>
      <form onSubmit={(event) => void send(event)} noValidate aria-label={t('New export')}>
        <PanelBody>
          <Head>
            <h2>{t('New export')}</h2>
            <p>
              <Unbroken text={t("Everything from this game in one archive. We'll e-mail you when it's ready.")} />
            </p>
          </Head>
          <TextField
            label={t('E-mail')}
            type="email"
            autoComplete="email"
            required
            max={320}
            value={email}
            error={fault}
            ref={input}
            help={t('Only this address gets the link.')}
            onChange={(text) => {
              setTyped(text);
              setFault(undefined);
            }}
          />
          <Choice>
            <Switch
              label={t('Include photos, videos and audio')}
              note={t('Without them the archive is small and quick to make.')}
              value={media}
              on={true}
              off={false}
              onChange={onMedia}
            />
          </Choice>
          <Row $gap={12}>
            <Button kind="primary" size="touch" type="submit">
              {t('Go')}
            </Button>
            <Note>{t('The game keeps running meanwhile.')}</Note>
          </Row>
        </PanelBody>
      </form>
    </Panel>
  );
}
