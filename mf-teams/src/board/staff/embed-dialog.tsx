import { type GameId, paths } from '@waymark/contract';
import { useCopy, useHost, useTranslate } from '@waymark/host-kit';
import { Button, Dialog, Stack, TextArea } from '@waymark/ui';

interface EmbedDialogProps {
  readonly game: GameId;
  readonly onClose: () => void;
}

/** The address from which the partner's page gets tokens in the example. */
const TOKEN = '/waymark-token';

/** The HTML a partner pastes to show the top 10. */
export default function EmbedDialog({ game, onClose }: EmbedDialogProps) {
  const t = useTranslate();
  const { navigation } = useHost();
  // The builder's address, also while this area is itself in a partner's page.
  const script = new URL(navigation.href('/embed/embed.js'), location.href).href;
  const code = `<script type="module" src="${script}"></script>
<waymark-remote area="teams" path="${paths.boardWidget(game)}"></waymark-remote>
<script type="module">document.querySelector('waymark-remote').getToken = () => fetch('${TOKEN}').then((answer) => answer.text());</script>`;
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
        <p>
          {t("Replace {address} with an address on your site that returns the visitor's access token.", {
            address: TOKEN,
          })}
        </p>
        <TextArea label={t('Code')} value={code} readOnly rows={6} />
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
