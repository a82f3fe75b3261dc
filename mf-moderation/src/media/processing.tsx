import { useTranslate } from '@waymark/host-kit';
import { Spinner, token } from '@waymark/ui';
import styled from 'styled-components';

const Box = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  min-block-size: 160px;
  inline-size: 100%;
  block-size: 100%;
  border: 1px dashed ${token.lineControl};
  border-radius: ${token.radiusPanel};
  background: ${token.surfaceSunken};
  color: ${token.textSoft};
`;

/** Stands in for the media of an answer that is not ready. */
export function Processing() {
  const t = useTranslate();
  return (
    <Box>
      <Spinner />
      <p>{t('Media is processing')}</p>
    </Box>
  );
}
