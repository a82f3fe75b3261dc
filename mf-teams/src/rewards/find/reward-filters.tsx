import { type ChangePlace, useOffered, useTranslate } from '@waymark/host-kit';
import { Filters, SearchBox, Select, token } from '@waymark/ui';
import styled from 'styled-components';
import { REWARD_KINDS, type RewardKind, type RewardsPlace } from './rewards-address';

const Row = styled(Filters)`
  margin-block-end: 0;
  & > [role='search'] { flex: 1 1 180px; min-inline-size: min(180px, 100%); }
  @media (max-width: 767px) { & > * { min-block-size: ${token.controlTouch}; } }
`;

interface RewardFiltersProps {
  readonly place: RewardsPlace;
  readonly change: ChangePlace<RewardsPlace>;
}

/** Search and filter of the rewards. */
export function RewardFilters({ place, change }: RewardFiltersProps) {
  const t = useTranslate();
  const tellsGrants = useOffered('reward-grants');
  const labels: Readonly<Record<RewardKind, string>> = {
    all: t('All rewards'),
    points: t('With bonus points'),
    given: t('Given'),
    free: t('Not given yet'),
  };
  return (
    <Row>
      <SearchBox
        label={t('Find a reward')}
        byKey
        value={place.term}
        // Continued typing is one history entry, not one per pause.
        onSearch={(term) => change({ term }, { replace: term !== '' && place.term !== '' })}
      />
      <Select<RewardKind>
        size="compact"
        label={t('Which rewards')}
        value={place.kind}
        options={REWARD_KINDS.filter((kind) => tellsGrants || kind === 'all' || kind === 'points').map((value) => ({
          value,
          label: labels[value],
        }))}
        onChange={(kind) => change({ kind })}
      />
    </Row>
  );
}
