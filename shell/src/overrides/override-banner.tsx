import { Banner, Button } from '@waymark/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { usePage } from '../services/page-context';
import { resetOverrides } from './overrides';

const Place = styled.div`
  display: grid;
  gap: 8px;
  padding: 12px var(--gutter) 0;
`;

/** Tells a remote's developer that this tab doesn't run its release, or why it does. */
export function OverrideBanner() {
  const { inForce, refused } = usePage().overrides;
  const [closed, setClosed] = useState(false);
  return (
    <Place lang="en" dir="ltr" data-overrides="">
      {refused.length > 0 && !closed && (
        <Banner tone="warning" action={<Button onClick={() => setClosed(true)}>Close</Button>}>
          {refused.join(' ')}
        </Banner>
      )}
      {inForce.length > 0 && (
        <Banner tone="info" action={<Button onClick={() => resetOverrides(window)}>Reset</Button>}>
          {`This tab does not run the release of ${inForce.map(({ id, address }) => `${id}, but ${address}`).join('; of ')}`}
        </Banner>
      )}
    </Place>
  );
}
