import { Badge, Button, exactMoment, RelativeTime, token, useTranslate, useUi } from '@waymark/ui';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  & > li { display: flex; align-items: center; gap: 12px; padding-block: 8px; border-block-end: 1px solid ${token.line}; }
  & > li > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & small { display: block; color: ${token.textMuted}; font: ${token.type13} ${token.font}; }
`;

const DAY = 86_400_000;

/** Access that was given and can be taken back. */
export interface Revocable {
  readonly id: number;
  readonly name: string;
  readonly badge?: string;
  /** A dated line, such as "Ends" and the time. */
  readonly moment?: { readonly label: string; readonly instant: string } | undefined;
}

interface RevocableListProps {
  readonly label: string;
  readonly items: readonly Revocable[];
  readonly isUnderWay: (id: number) => boolean;
  readonly onRevoke: (id: number) => void;
}

/** Exact beyond a day: "next month" may be any day, and phones show no tooltip. */
function Moment({ instant }: { readonly instant: string }) {
  const { language } = useUi();
  if (Math.abs(Date.parse(instant) - Date.now()) > DAY) {
    return <time dateTime={instant}>{exactMoment(instant, undefined, language)}</time>;
  }
  return <RelativeTime instant={instant} />;
}

/** Active links or keys, each with Revoke. */
export function RevocableList({ label, items, isUnderWay, onRevoke }: RevocableListProps) {
  const t = useTranslate();
  return (
    <List aria-label={label}>
      {items.map(({ id, name, badge, moment }) => (
        <li key={id}>
          <div>
            {name}
            {badge && (
              <>
                {' '}
                <Badge>{badge}</Badge>
              </>
            )}
            {moment && (
              <small>
                {moment.label} <Moment instant={moment.instant} />
              </small>
            )}
          </div>
          <Button size="small" kind="danger-line" busy={isUnderWay(id)} onClick={() => onRevoke(id)}>
            {t('Revoke')}
          </Button>
        </li>
      ))}
    </List>
  );
}
