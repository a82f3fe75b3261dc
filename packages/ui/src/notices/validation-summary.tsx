import type { ValidationMessage } from '@waymark/contract';
import { CircleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { AnchoredView } from '../panel/anchored-view';
import { scrollerOf } from '../panel/scroller';
import { token } from '../theme/token';
import { useAnnouncer } from '../voice/use-announcer';

/** Props of ValidationSummary. */
export interface ValidationSummaryProps {
  /** For instance "Fix 2 things to create this game." */
  readonly title: string;
  readonly errors: readonly ValidationMessage[];
  /** Label and element id of each field an error may refer to. */
  readonly fields?: Readonly<Record<string, { readonly label: string; readonly id: string }>>;
  /** Focuses a field that may not be rendered yet; by default focuses the element with that id. */
  readonly onLead?: (field: string) => void;
  /**
   * Doesn't take the focus or scroll, and is announced politely: for refusals during editing. Without it the summary
   * responds to Create.
   */
  readonly waits?: boolean;
  /** With it, a waiting summary is an alert, and the page scrolls to a new error unless somebody is typing. */
  readonly isTyping?: (() => boolean) | undefined;
}

/** Space kept free above it. */
const MARGIN = 12;

const Face = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border: 1px solid ${token.dangerLine};
  border-radius: ${token.radiusPanel};
  background: ${token.dangerSubtle};
  font: ${token.type13} ${token.font};
  scroll-margin-block-start: ${MARGIN}px;
  & > [data-icon] { color: ${token.dangerText}; margin-block-start: 2px; }
  & p { font-weight: 600; }
  & ul { margin-block-start: 4px; padding-inline-start: 18px; list-style: disc; }
  & a { color: inherit; text-decoration: underline; }
`;

/** Server-side errors at the top of a form; scrolled to and focused on appearance, unless it waits. */
export function ValidationSummary({ waits = false, ...summary }: ValidationSummaryProps) {
  return (
    <AnchoredView of={waits && summary.errors.length}>
      <Summary {...summary} waits={waits} />
    </AnchoredView>
  );
}

/** Scrolls the container that hides its top: a column only, not also the page around it. */
function show(face: HTMLElement): void {
  const page = document.scrollingElement ?? document.documentElement;
  const scroller = scrollerOf(face);
  const covered =
    scroller === page
      ? Number.parseFloat(getComputedStyle(page).scrollPaddingTop) || 0
      : scroller.getBoundingClientRect().top;
  const top = face.getBoundingClientRect().top - covered;
  if (top >= 0) return;
  if (scroller === page) face.scrollIntoView?.({ block: 'start' });
  else scroller.scrollBy?.({ top: top - MARGIN, behavior: 'instant' });
}

function Summary({ title, errors, fields = {}, onLead, waits, isTyping }: ValidationSummaryProps) {
  const face = useRef<HTMLDivElement>(null);
  const announce = useAnnouncer();
  const isQuiet = waits && !isTyping;
  const announcement = isQuiet && errors.length > 0 ? title : '';
  useEffect(() => announce(announcement, 'refusals'), [announcement, announce]);
  const known = useRef<typeof errors>([]);
  useEffect(() => {
    const isNew = errors.some((error) => !known.current.includes(error));
    known.current = errors;
    if (!face.current) return;
    if (!waits || (isNew && isTyping?.() === false)) show(face.current);
    if (!waits) face.current.focus({ preventScroll: true });
  }, [errors, waits, isTyping]);
  if (errors.length === 0) return null;

  const focusOn = (id: string): void => {
    const root = face.current?.getRootNode() as Document | ShadowRoot | undefined;
    root?.getElementById(id)?.focus();
  };
  return (
    <Face ref={face} {...(isQuiet ? { role: 'group', 'aria-label': title } : { role: 'alert', tabIndex: -1 })}>
      <Icon of={CircleAlert} />
      <div>
        <p>{title}</p>
        <ul>
          {errors.map(({ field, message }) => {
            const known = field === undefined ? undefined : fields[field];
            return (
              <li key={`${field}:${message}`}>
                {known && field !== undefined && (
                  <a
                    href={`#${known.id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      if (onLead) onLead(field);
                      else focusOn(known.id);
                    }}
                  >
                    {known.label}
                  </a>
                )}{' '}
                {message}
              </li>
            );
          })}
        </ul>
      </div>
    </Face>
  );
}
