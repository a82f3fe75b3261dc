import { useReadable, useTranslate } from '@waymark/host-kit';
import { Banner } from '@waymark/ui';
import { WifiOff } from '@waymark/ui/icons';
import styled from 'styled-components';
import { useServices } from '../services/services-context';
import { online } from './online';

const Place = styled.div`
  padding: 12px var(--gutter) 0;
`;

/** While offline, explains what that means for displayed data and input. */
export function OfflineBanner() {
  const { errors } = useServices();
  const t = useTranslate();
  const hasLine = useReadable(online);
  // The dialog already says it; one is enough.
  const told = useReadable(errors.shown) !== undefined;
  if (hasLine || told) return null;
  return (
    <Place>
      <Banner tone="warning" icon={WifiOff}>
        {t("You're offline. You see the last loaded data; your changes stay here until they can be saved.")}
      </Banner>
    </Place>
  );
}
