import { useCopy, useTranslate } from '@waymark/host-kit';
import { Button, QrCode, token } from '@waymark/ui';
import { Copy } from '@waymark/ui/icons';
import styled from 'styled-components';

const Box = styled.section`
  display: grid;
  justify-items: start;
  gap: 10px;
  padding: 12px;
  border: 1px solid ${token.accentLine};
  border-radius: ${token.radiusPanel};
  & code { overflow-wrap: anywhere; font: ${token.type13} ${token.fontCode}; }
`;

const Code = styled(QrCode)`
  inline-size: 176px;
  block-size: 176px;
`;

/** A newly created link: the only time its key is available. */
export function NewLink({ address }: { readonly address: string }) {
  const t = useTranslate();
  const copy = useCopy();
  return (
    <Box aria-label={t('New judge link')}>
      <p>{t("Copy this link now. You won't see it again.")}</p>
      <Code text={address} label={t('QR code of the link')} />
      <code>{address}</code>
      <Button icon={Copy} onClick={() => void copy(address, t('Copied the link'))}>
        {t('Copy link')}
      </Button>
    </Box>
  );
}
