import {
  Button,
  Icon,
  type IconDrawing,
  RelativeTime,
  token,
  useOneStop,
  useTranslate,
  VisuallyHidden,
} from '@waymark/ui';
import { Trash2 } from '@waymark/ui/icons';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useNow } from './use-now';

const LOOK_AGAIN = 60_000;
/** How many are shown before "Show all". */
const FIRST = 3;

const List = styled.section`
  padding-block: 4px;
  padding-inline: 16px 4px;
  border: 1px dashed ${token.lineStrong};
  border-radius: ${token.radiusPanel};
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
  & > h2 { display: flex; align-items: center; gap: 8px; min-block-size: 36px; font: 500 ${token.type13} ${token.font}; }
  & li { display: flex; align-items: center; gap: 8px; min-block-size: 36px; }
  & li > p { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & strong { color: ${token.text}; font-weight: 500; }
`;

/** Something that was deleted and can be restored for a while. */
export interface Deleted {
  readonly id: number;
  readonly deleted_at?: string | undefined;
  readonly restore_until?: string | undefined;
}

interface RecentlyDeletedProps<T extends Deleted> {
  readonly items: readonly T[];
  readonly nameOf: (item: T) => string;
  readonly iconOf?: (item: T) => IconDrawing;
  readonly onRestore: (item: T) => void;
}

/** Recently deleted items, by anyone, each with Undo, as one Tab stop. Renders nothing if there are none. */
export function RecentlyDeleted<T extends Deleted>({ items, ...rest }: RecentlyDeletedProps<T>) {
  const now = useNow(LOOK_AGAIN);
  const waiting = items.filter(({ restore_until }) => Date.parse(restore_until ?? '') > now);
  return waiting.length > 0 && <Trash {...rest} items={waiting} />;
}

function Trash<T extends Deleted>({ items: waiting, nameOf, iconOf, onRestore }: RecentlyDeletedProps<T>) {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useOneStop(list, 'li');
  const shown = all ? waiting : waiting.slice(0, FIRST);
  return (
    <List aria-label={t('Deleted a moment ago')}>
      <h2>
        <Icon of={Trash2} />
        {t('Deleted a moment ago')}
      </h2>
      <ul ref={list}>
        {shown.map((item) => (
          <li key={item.id}>
            {iconOf && <Icon of={iconOf(item)} />}
            <p>
              <strong>
                <bdi>{nameOf(item)}</bdi>
              </strong>
              {item.deleted_at && (
                <>
                  {' · '}
                  <RelativeTime instant={item.deleted_at} />
                </>
              )}
            </p>
            <Button size="small" data-opens="" onClick={() => onRestore(item)}>
              {t('Undo')}
              <VisuallyHidden> {t('deletion of {name}', { name: nameOf(item) })}</VisuallyHidden>
            </Button>
          </li>
        ))}
        {shown.length < waiting.length && (
          <li>
            <Button size="small" kind="quiet" onClick={() => setAll(true)}>
              {t('Show all {n}', { n: waiting.length })}
            </Button>
          </li>
        )}
      </ul>
    </List>
  );
}
