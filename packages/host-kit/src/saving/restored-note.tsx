import { Banner, Button, Row, useTranslate } from '@waymark/ui';

/** What the note is given. */
export interface RestoredNoteProps {
  /** Saves them; absent where they are saved with everything else. */
  readonly onSave?: () => void;
  readonly onDiscard: () => void;
}

/** Says that what was typed before the page was loaded anew is back in its fields. */
export function RestoredNote({ onSave, onDiscard }: RestoredNoteProps) {
  const t = useTranslate();
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
      {t('We restored your unsaved changes.')}
    </Banner>
  );
}
