import { useHost, useTranslate } from '@waymark/host-kit';
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

/** A link that was just made: this is the only time its key is here. */
export function NewLink({ address }: { readonly address: string }) {
  const { notices } = useHost();
  const t = useTranslate();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      notices.show({ tone: 'success', text: t('Copied the link') });
    } catch {
      notices.show({ tone: 'warning', text: t("Couldn't copy. Select the link and copy it by hand.") });
    }
  };
  return (
    <Box aria-label={t('New judge link')}>
      <p>{t('Pass this link on now. It is not shown again.')}</p>
      <Code text={address} label={t('QR code of the link')} />
      <code>{address}</code>
      <Button icon={Copy} onClick={() => void copy()}>
        {t('Copy link')}
      </Button>
    </Box>
  );
}
