import { PAGE_SIZES } from '@waymark/contract';
import { ChevronLeft, ChevronRight } from 'lucide';
import styled from 'styled-components';
import { Icon, type IconDrawing } from '../icon/icon';
import { useTranslate } from '../root/ui-context';
import { Select } from '../select/select';
import type { Carried, Carrying } from '../sortable/carrying';
import { VisuallyHidden } from '../text/visually-hidden';
import { token } from '../theme/token';
import { DropPage, type PageWiring } from './drop-page';
import { pageWindow } from './page-window';

/** Props of Pagination. */
export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly perPage: number;
  /** Total number of entries, if known: shown as "11–20 of 37". */
  readonly count?: number;
  readonly onPage: (page: number) => void;
  readonly onPerPage?: (perPage: number) => void;
  /** Accessible name, for screens with more than one list. */
  readonly label?: string;
  /** Drop-target mode: page buttons accept items dragged from a list that shares this. */
  readonly carrying?: Carrying;
  /** Called when an item is dropped on a page: it becomes the first item of that page. */
  readonly onDropItem?: (item: Carried, page: number) => void;
}

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: 8px 12px;
  font: ${token.type13} ${token.font};
  color: ${token.textMuted};
  & > p { margin-inline-end: auto; font-variant-numeric: tabular-nums; }
`;

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  & > li > * {
    display: grid;
    place-items: center;
    min-inline-size: 28px;
    block-size: 28px;
    padding-inline: 6px;
    border: 0;
    border-radius: ${token.radiusControl};
    background: none;
    color: ${token.textSoft};
    font: inherit;
    font-variant-numeric: tabular-nums;
    @media (max-width: 767px) { min-inline-size: 32px; block-size: 40px; }
    @media (pointer: coarse) { min-inline-size: 44px; block-size: 44px; }
  }
  & > li > button:hover:enabled { background: ${token.surfaceHover}; }
  & > li > button[aria-current] { background: ${token.accentSubtle}; color: ${token.accentText}; font-weight: 600; }
  & > li > button:disabled { color: ${token.textMuted}; opacity: 0.6; cursor: not-allowed; }
  /* Keep the page numbers above the dragged row. */
  & > li > button[data-drop] {
    position: relative;
    z-index: 3;
    background: ${token.surfacePage};
    outline: 1px dashed ${token.accentEdge};
    outline-offset: -1px;
  }
  & > li > button[data-drop='over'] { background: ${token.accent}; color: ${token.onAccent}; outline: 0; }
  & > li > [data-step] { padding-inline: 10px; }
  & > li > [data-step] > [data-icon] { display: none; }
  @media (max-width: 480px) {
    &:has(> :nth-child(8)) {
      inline-size: 100%;
      justify-content: center;
      gap: 0;
      & > li > * { min-inline-size: 26px; padding-inline: 2px; }
      & > :first-child, & > :last-child { order: 1; flex: 1 0 40%; }
      & > :last-child { justify-items: end; display: grid; }
    }
  }
`;

/** Pagination of a list: Previous, at most nine page numbers, Next, and the page size. */
export function Pagination({
  page,
  pages,
  perPage,
  count,
  onPage,
  onPerPage,
  label,
  carrying,
  onDropItem,
}: PaginationProps) {
  const t = useTranslate();
  if (count === 0 || pages < 1) {
    return (
      <Bar as="div" role="status">
        <p>{t('There are no results.')}</p>
      </Bar>
    );
  }
  const shown = pageWindow(page, pages);
  const gap = (
    <li aria-hidden="true">
      <span>…</span>
    </li>
  );
  return (
    <Bar aria-label={label ?? t('Pages')}>
      {count !== undefined && (
        <p>
          {t('{from}–{to} of {count}', {
            from: (page - 1) * perPage + 1,
            to: Math.min(page * perPage, count),
            count,
          })}
        </p>
      )}
      <Pages>
        <li>
          <Step icon={ChevronLeft} name={t('Previous')} disabled={page <= 1} onClick={() => onPage(page - 1)} />
        </li>
        {shown.before && gap}
        {shown.numbers.map((one) => (
          <li key={one}>
            <PageButton page={one} current={one === page} onPage={onPage} carrying={carrying} onDropItem={onDropItem} />
          </li>
        ))}
        {shown.after && gap}
        <li>
          <Step icon={ChevronRight} name={t('Next')} disabled={page >= pages} onClick={() => onPage(page + 1)} />
        </li>
      </Pages>
      {onPerPage && (
        <Select
          size="compact"
          labelShown
          label={t('Per page')}
          value={String(perPage)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(size) => onPerPage(Number(size))}
        />
      )}
    </Bar>
  );
}

interface StepProps {
  readonly icon: IconDrawing;
  readonly name: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A word, and an arrow that replaces it where there is little room. */
function Step({ icon, name, ...button }: StepProps) {
  return (
    <button type="button" data-step="" aria-label={name} {...button}>
      <span data-word="">{name}</span>
      <Icon of={icon} flip />
    </button>
  );
}

type PageButtonProps = Pick<PaginationProps, 'page' | 'onPage' | 'carrying' | 'onDropItem'> & {
  readonly current: boolean;
};

function PageButton({ page, current, onPage, carrying, onDropItem }: PageButtonProps) {
  const t = useTranslate();
  const wiring: PageWiring = {
    type: 'button',
    onClick: () => !current && onPage(page),
    ...(current ? { 'aria-current': 'page' } : {}),
  };
  const face = (
    <>
      <VisuallyHidden>{t('Page')} </VisuallyHidden>
      {page}
    </>
  );
  if (!carrying || !onDropItem) return <button {...wiring}>{face}</button>;
  return (
    <DropPage
      wiring={wiring}
      label={t('Page {n}', { n: page })}
      carrying={carrying}
      onDrop={(item) => onDropItem(item, page)}
    >
      {face}
    </DropPage>
  );
}
