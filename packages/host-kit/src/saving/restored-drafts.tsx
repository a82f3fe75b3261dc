import { Banner, Button, Row, useTranslate } from '@waymark/ui';

/** What the note is given. */
export interface RestoredDraftsProps {
  /** How many fields came back. */
  readonly count: number;
  /** Saves them; absent where they are saved with everything else. */
  readonly onSave?: () => void;
  readonly onDiscard: () => void;
}

/** Says that what was typed before the page was loaded anew is back in its fields. Nothing while nothing came back. */
export function RestoredDrafts({ count, onSave, onDiscard }: RestoredDraftsProps) {
  const t = useTranslate();
  if (count === 0) return null;
  const ways = (
    <Row>
      <Button size="small" onClick={onDiscard}>
        {t('Discard')}
      </Button>
      {onSave && (
        <Button size="small" kind="primary" onClick={onSave}>
          {t('Save now')}
        </Button>
      )}
    </Row>
  );
  return (
    <Banner tone="info" action={ways}>
      {t('What you typed before this page was loaded again is back in its fields. It is not saved yet.')}
    </Banner>
  );
}
