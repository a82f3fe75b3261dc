import { type Answer, LATENESS } from '@waymark/contract';
import { useTranslate } from '@waymark/host-kit';
import { Badge, Row } from '@waymark/ui';
import { Check, Clock, Copy, Inbox, RefreshCw, Star, X } from '@waymark/ui/icons';
import { isReviewable } from './decision';

/** Props of AnswerBadges. */
export interface AnswerBadgesProps {
  readonly answer: Answer;
  /** The decision is waiting for a connection. */
  readonly isKept?: boolean;
}

/** Status badges of an answer: reviewed, late or early, and other signals. */
export function AnswerBadges({ answer, isKept = false }: AnswerBadgesProps) {
  const t = useTranslate();
  const { approved_at, rejected_at, featured_at, late, duplicate, regenerate } = answer;
  return (
    <Row $gap={6}>
      {rejected_at ? (
        <Badge tone="danger" icon={X}>
          {t('Rejected')}
        </Badge>
      ) : approved_at ? (
        <Badge tone="success" icon={Check}>
          {t('Accepted')}
        </Badge>
      ) : (
        isReviewable(answer) && (
          <Badge tone="live" icon={Inbox}>
            {t('Waiting')}
          </Badge>
        )
      )}
      {featured_at && (
        <Badge tone="accent" icon={Star}>
          {t('Featured')}
        </Badge>
      )}
      <TimingBadge late={late} />
      {duplicate && (
        <Badge tone="warning" icon={Copy}>
          {t('Sent twice')}
        </Badge>
      )}
      {regenerate && <Badge icon={RefreshCw}>{t('Regenerating')}</Badge>}
      {isKept && <Badge tone="dashed">{t('Waits for a connection')}</Badge>}
    </Row>
  );
}

/** Late and early submissions are marked; all other codes are in time ([G55]). */
function TimingBadge({ late }: Pick<Answer, 'late'>) {
  const t = useTranslate();
  if (late !== LATENESS.late && late !== LATENESS.early) return null;
  return (
    <Badge tone="warning" icon={Clock}>
      {late === LATENESS.late ? t('Late') : t('Early')}
    </Badge>
  );
}
