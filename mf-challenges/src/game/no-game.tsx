import { NEW_GAME, paths } from '@waymark/contract';
import { PageNotFound, ScreenLink, useTranslate } from '@waymark/host-kit';
import { EmptyState, Page, Panel } from '@waymark/ui';

/** Shown for a game that isn't created yet. */
export function BeforeGame({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useTranslate();
  return (
    <Panel>
      <EmptyState
        title={title}
        text={text}
        action={<ScreenLink to={paths.settings(NEW_GAME)}>{t('Settings')}</ScreenLink>}
      />
    </Panel>
  );
}

/** The page of an address without a valid game. */
export function NoGame() {
  return (
    <Page>
      <PageNotFound />
    </Page>
  );
}
