import type { MadeResultKey } from '@waymark/client';
import { useCopy, useTranslate } from '@waymark/host-kit';
import { Button, Row, token } from '@waymark/ui';
import { Copy } from '@waymark/ui/icons';
import styled from 'styled-components';

const Box = styled.section`
  display: grid;
  gap: 10px;
  padding: 12px;
  border: 1px solid ${token.accentLine};
  border-radius: ${token.radiusPanel};
  & code { overflow-wrap: anywhere; font: ${token.type13} ${token.fontCode}; }
`;

/** A newly created key: the only time its secret is available. */
export function NewKey({ made: { secret, address } }: { readonly made: MadeResultKey }) {
  const t = useTranslate();
  const copy = useCopy();
  const formula = `=IMPORTDATA("${address}/answers.csv?key=${secret}")`;
  return (
    <Box aria-label={t('New key')}>
      <p>{t('Copy this now. The key is not shown again. In a sheet, this formula reads the answers:')}</p>
      <code>{formula}</code>
      <Row>
        <Button icon={Copy} onClick={() => void copy(formula, t('Copied the formula'))}>
          {t('Copy formula')}
        </Button>
        <Button icon={Copy} onClick={() => void copy(secret, t('Copied the key'))}>
          {t('Copy key')}
        </Button>
      </Row>
    </Box>
  );
}
