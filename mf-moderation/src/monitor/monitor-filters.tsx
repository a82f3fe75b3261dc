import type { QueueFigures } from '@waymark/client';
import { type Answer, type GameId, paths, QUEUE_ORDERS, type QueueOrder } from '@waymark/contract';
import { type ChangePlace, Link, useTranslate } from '@waymark/host-kit';
import { Filters, fingertip, Icon, Select, TextLink, token } from '@waymark/ui';
import { ArrowUpDown, Flag, Inbox, Star, Users } from '@waymark/ui/icons';
import styled from 'styled-components';
import type { Rights } from '../review/use-rights';
import type { MonitorPlace } from './monitor-address';
import { useFilterOptions } from './use-filter-options';

const ORDERS: Readonly<Record<QueueOrder, string>> = {
  newest: 'Newest first',
  waiting: 'Longest waiting first',
  challenge: 'Challenge by challenge',
  team: 'Team by team',
};

const Line = styled(Filters)<{ $figures: boolean }>`
  & > a { display: inline-flex; align-items: center; gap: 6px; min-block-size: 24px; margin-inline-start: auto; font: ${token.type13} ${token.font}; }
  & > a { ${fingertip} }
  @media (max-width: 767px) {
    & > button { flex: 1 1 40%; min-block-size: ${token.controlTouch}; }
    & > button > span:last-of-type { flex: 1; text-align: start; }
    /* Beside the figures: one link doesn't need its own row. */
    ${({ $figures }) =>
      $figures &&
      'position: relative; & > a { position: absolute; inset-block-end: calc(100% + 10px); inset-inline-end: 0; }'}
  }
`;

/** Props of MonitorFilters. */
export interface MonitorFiltersProps {
  readonly game: GameId;
  readonly place: MonitorPlace;
  readonly change: ChangePlace<MonitorPlace>;
  readonly rights: Rights;
  readonly items: readonly Answer[];
  readonly figures: QueueFigures | undefined;
  /** The figures are loading for the first time. */
  readonly figuresComing: boolean;
  /** The provider has a queue of waiting answers. */
  readonly hasQueue: boolean;
}

/** Filters of the queue, and its order if the provider supports one. */
export function MonitorFilters(props: MonitorFiltersProps) {
  const { game, place, change, rights, items, figures, figuresComing, hasQueue } = props;
  const t = useTranslate();
  const { challenges, teams } = useFilterOptions(game, { place, rights, items, figures });
  const isFeatured = place.featured === '1';
  const orders = QUEUE_ORDERS.filter((order) => order !== 'team' || !rights.isBlind);
  return (
    <Line $figures={figures !== undefined || figuresComing}>
      <Select
        size="compact"
        label={t('Challenge')}
        icon={Flag}
        value={String(place.challenge)}
        options={[{ value: '0', label: t('All challenges') }, ...challenges]}
        onChange={(challenge) => change({ challenge: Number(challenge) })}
      />
      {!rights.isBlind && (
        <Select
          size="compact"
          label={t('Team')}
          icon={Users}
          value={String(place.team)}
          options={[{ value: '0', label: t('All teams') }, ...teams]}
          onChange={(team) => change({ team: Number(team) })}
        />
      )}
      {hasQueue && !isFeatured && (
        <Select
          size="compact"
          label={t('Show')}
          icon={Inbox}
          value={place.show}
          options={[
            { value: 'waiting', label: t('Waiting'), ...(figures ? { note: String(figures.waiting ?? 0) } : {}) },
            { value: 'all', label: t('All submissions') },
          ]}
          onChange={(show) => change({ show })}
        />
      )}
      {hasQueue && !isFeatured && place.show === 'waiting' && (
        <Select
          size="compact"
          label={t('Order')}
          icon={ArrowUpDown}
          value={place.order}
          options={orders.map((order) => ({ value: order, label: t(ORDERS[order]) }))}
          onChange={(order) => change({ order })}
        />
      )}
      {isFeatured ? (
        <TextLink as={Link} to={paths.monitor(game)}>
          {t('All submissions')}
        </TextLink>
      ) : (
        <TextLink as={Link} to={`${paths.monitor(game)}?featured=1`}>
          <Icon of={Star} size={14} />
          {t('Featured')}
        </TextLink>
      )}
    </Line>
  );
}
