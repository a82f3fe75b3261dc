import { useHasBeenIdle, useHost, useReadable, useScreenTitle, useTranslate } from '@waymark/host-kit';
import { Button, Page, PageTitle, Skeleton, SkeletonFields } from '@waymark/ui';
import { AskPart } from '../start/ask-part';
import { GalleryBones } from '../start/gallery-part';
import { useTemplates } from '../start/use-templates';
import { NewGame } from './new-game';

/** The form for a new game; people who can't create games are told whom to ask. */
export function NewGamePage() {
  const me = useReadable(useHost().session.me);
  const rested = useHasBeenIdle();
  const t = useTranslate();
  const { list, pending } = useTemplates();
  useScreenTitle(t('New Game'));
  if (me.id !== undefined && me.super_admin !== true) {
    return (
      <Page>
        <PageTitle title={t('New Game')} />
        <AskPart />
      </Page>
    );
  }
  // A still unknown account may mean offline: the form keeps what they type.
  if (pending || (me.id === undefined && !rested)) return <Waiting />;
  return <NewGame templates={list} />;
}

function Waiting() {
  const t = useTranslate();
  return (
    <Page>
      <PageTitle
        title={t('New Game')}
        text={t('Start with a name. You can change everything later.')}
        actions={
          <Button kind="primary" disabled>
            {t('Create')}
          </Button>
        }
      />
      <GalleryBones />
      <Skeleton>
        <SkeletonFields fields={4} />
      </Skeleton>
    </Page>
  );
}
