import { type GameId, paths } from '@waymark/contract';
import { useCopy, useTranslate } from '@waymark/host-kit';
import { Button, Dialog, Stack, TextArea } from '@waymark/ui';

interface EmbedDialogProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** The HTML a partner pastes to show the top 10. */
export default function EmbedDialog({ game, onClose }: EmbedDialogProps) {
  const t = useTranslate();
  const code = `<script type="module" src="${location.origin}/embed/embed.js"></script>
<waymark-remote area="teams" path="${paths.boardWidget(game)}"></waymark-remote>`;
  return (
    <Dialog
      open
      title={t('Embed the top 10')}
      onClose={onClose}
      width={560}
      actions={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          <CopyButton code={code} />
        </>
      }
    >
      <Stack>
        <p>{t('Paste this into your page. Its domain must be allowed for your white label.')}</p>
        <TextArea label={t('Code')} value={code} readOnly rows={4} />
      </Stack>
    </Dialog>
  );
}

/** Inside the dialog, which announces the copy. */
function CopyButton({ code }: { readonly code: string }) {
  const t = useTranslate();
  const copy = useCopy();
  return (
    <Button kind="primary" onClick={() => void copy(code, t('Copied the code'))}>
      {t('Copy')}
    </Button>
  );
}
