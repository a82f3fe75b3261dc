import { useReadable, useTranslate } from '@waymark/host-kit';
import { Banner } from '@waymark/ui';
import { WifiOff } from '@waymark/ui/icons';
import styled from 'styled-components';
import { useServices } from '../services/services-context';
import { online } from './online';

const Place = styled.div`
  padding: 12px var(--gutter) 0;
`;

/** Says, while there is no line, what that means for what is seen and what is typed. */
export function OfflineBanner() {
  const { errors } = useServices();
  const t = useTranslate();
  const hasLine = useReadable(online);
  // The dialog says it already: one of them is enough.
  const told = useReadable(errors.shown) !== undefined;
  if (hasLine || told) return null;
  return (
    <Place>
      <Banner tone="warning" icon={WifiOff}>
        {t('You are offline. You see what was loaded last; what you type stays here until it can be saved.')}
      </Banner>
    </Place>
  );
}
