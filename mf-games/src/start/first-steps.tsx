import { type GameId, NEW_GAME, paths } from '@waymark/contract';
import { Link, useHasScreen, useHost, useTranslate } from '@waymark/host-kit';
import { ButtonLink, EmptyState, Icon, Panel } from '@waymark/ui';
import { Plus } from '@waymark/ui/icons';
import { useState } from 'react';
import styled from 'styled-components';
import { AskForGame } from './ask-for-game';
import { GalleryBones } from './gallery-part';
import { TemplateGallery } from './template-gallery';
import { useTemplates } from './use-templates';

const Below = styled(Panel)`margin-block-start: 12px;`;

/** Replaces an empty list: templates for people who can create games, otherwise whom to ask. */
export function FirstSteps({ mayCreate }: { readonly mayCreate: boolean }) {
  return mayCreate ? <FirstGame /> : <AskForGame />;
}

function FirstGame() {
  const { navigation, notices } = useHost();
  const t = useTranslate();
  const knows = useHasScreen();
  const { list, pending } = useTemplates();
  const [chosen, choose] = useState<string>();
  if (pending) return <GalleryBones />;
  const blank = (
    <Below>
      <EmptyState
        title={t('A blank game')}
        text={t('You name it and add challenges of your own.')}
        action={
          knows(paths.settings(NEW_GAME)) && (
            <ButtonLink as={Link} to={paths.settings(NEW_GAME)} $kind="primary">
              <Icon of={Plus} />
              {t('New Game')}
            </ButtonLink>
          )
        }
      />
    </Below>
  );
  if (list.length === 0) return blank;
  const made = (id: GameId | undefined) => {
    if (id !== undefined) navigation.navigate(paths.settings(id));
    else notices.show({ tone: 'success', text: t('Game created.') });
  };
  return (
    <TemplateGallery
      templates={list}
      chosen={chosen ?? list[0]?.key ?? ''}
      onChoose={choose}
      onMade={made}
      blank={blank}
    />
  );
}
