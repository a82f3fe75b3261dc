import { Banner, Button, Row, useTranslate } from '@waymark/ui';

/** Props of RestoredNote. */
export interface RestoredNoteProps {
  /** Saves them; absent if they are saved with everything else. */
  readonly onSave?: () => void;
  readonly onDiscard: () => void;
}

/** Reports that unsaved input was restored after a reload. */
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
