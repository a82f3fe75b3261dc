import type { AnswersFilter, QueueFilter } from '@waymark/client';
import { asTaskId, asTeamId, QUEUE_ORDERS, type QueueOrder } from '@waymark/contract';
import { type AddressPart, listAddress } from '@waymark/host-kit';

const oneOf = <const Value extends string>(usual: Value, values: readonly Value[]): AddressPart<Value> => ({
  usual,
  read: (text) => values.find((value) => value === text),
});
const id: AddressPart<number> = {
  usual: 0,
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
};

/** Which submissions the monitor lists. */
const SHOWN = ['waiting', 'all'] as const;
/** How it shows them. */
const VIEWS = ['one', 'grid'] as const;

/** The address of the monitor: `?challenge=4&team=9&featured=1&page=2&pageSize=50`. */
export const monitorAddress = listAddress<{
  /** 0 for all of them. */
  challenge: number;
  /** 0 for all of them. */
  team: number;
  featured: '' | '1';
  show: (typeof SHOWN)[number];
  order: QueueOrder;
  view: (typeof VIEWS)[number];
}>({
  challenge: id,
  team: id,
  featured: oneOf<'' | '1'>('', ['', '1']),
  show: oneOf('waiting', SHOWN),
  order: oneOf('newest', QUEUE_ORDERS),
  view: oneOf('one', VIEWS),
});

/** A place in the monitor. */
export type MonitorPlace = ReturnType<typeof monitorAddress.read>;

/** The page of all submissions, as the documented call takes it. */
export const answersFilterAt = ({ challenge, team, featured, page, perPage }: MonitorPlace): AnswersFilter => ({
  task: challenge === 0 ? undefined : asTaskId(challenge),
  team: team === 0 ? undefined : asTeamId(team),
  featured: featured === '1' || undefined,
  page,
  perPage,
});

/** The page of waiting answers; the first one stands for an endless queue. */
export const queueFilterAt = ({ challenge, team, order, page, endless }: MonitorPlace): QueueFilter => ({
  order,
  task: challenge === 0 ? undefined : asTaskId(challenge),
  team: team === 0 ? undefined : asTeamId(team),
  page: endless ? 1 : page,
});
