import { taskIdeasQuery } from '@waymark/client';
import type { GameId, TaskIdea } from '@waymark/contract';
import { useHost, useTranslate } from '@waymark/host-kit';
import { useQuery } from '@waymark/host-kit/query';
import { Button, Dialog, Failed, Stack } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { IdeaList } from './idea-list';

/** Number of ideas per page. */
const SHOWN = 3;
/** The platform's limit, after which it starts over. */
const MOST_SKIPPED = 60;

interface IdeasDialogProps {
  readonly game: GameId;
  /** Adds the idea and closes the dialog; settles when done or failed. */
  readonly onChoose: (idea: TaskIdea) => Promise<void>;
  readonly onClose: () => void;
}

/** Three suggested challenges to choose from. */
export function IdeasDialog({ game, onChoose, onClose }: IdeasDialogProps) {
  const { api } = useHost();
  const t = useTranslate();
  const [skip, setSkip] = useState(0);
  const [chosen, setChosen] = useState<TaskIdea>();
  // Ideas depend on the game's current challenges.
  const { data, isFetching, error, refetch } = useQuery({
    ...taskIdeasQuery(api, game, skip),
    gcTime: 0,
    retry: false,
  });
  const ideas = isFetching ? undefined : data;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // While loading there was nothing to focus; after "Other ideas" the focus stays on the button.
    if (skip === 0 && ideas) list.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [ideas, skip]);

  const choose = async (idea: TaskIdea): Promise<void> => {
    if (chosen) return;
    setChosen(idea);
    await onChoose(idea);
    setChosen(undefined);
  };

  return (
    <Dialog
      open
      title={t('Suggest Challenge')}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button disabled={!ideas && !isFetching} onClick={() => setSkip((skip + SHOWN) % (MOST_SKIPPED + SHOWN))}>
            {t('Other ideas')}
          </Button>
        </>
      }
    >
      <Stack ref={list}>
        <p>{t('Choose one. You can change everything about it afterwards.')}</p>
        {error && !isFetching ? (
          <Failed
            title={t("We couldn't get ideas")}
            text={t('Try again, or add a challenge of your own.')}
            onRetry={() => void refetch()}
          />
        ) : (
          <IdeaList ideas={ideas} chosen={chosen} onChoose={(idea) => void choose(idea)} />
        )}
      </Stack>
    </Dialog>
  );
}
