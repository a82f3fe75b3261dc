import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Plus } from 'lucide';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { FieldRow, FieldStack } from '../field/field-stack';
import { NumberField } from '../field/number-field';
import { SearchBox } from '../field/search-box';
import { TextArea } from '../field/text-area';
import { TextField } from '../field/text-field';
import { useOneStop } from '../focus/use-one-stop';
import { PageTitle } from '../panel/page-title';
import { EmptyState } from '../states/list-states';
import { BoatMark } from '../states/marks';
import { GroupedTabs } from '../tabs/grouped-tabs';
import { Dot } from '../text/dot';
import { token } from '../theme/token';
import { EditorPane } from './editor-pane';
import { ListScroll } from './frame-styles';
import { ListAndEditor } from './list-and-editor';
import { ListRow } from './list-row';

const meta = { title: 'List and editor', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const HEADLINES = [
  'Salute the brass pilot',
  'What year is over the Pump House door?',
  'Sing a shanty at the swing bridge',
  'Knock on the harbour master’s door',
  'Tie a bowline behind your back',
  'Which crane still turns?',
  'Read the pilot’s torn chart',
  'Quay or water?',
  'Become the figurehead',
  'Outstare a gull',
  'Ghost ship off Pier 4',
  'Weigh the anchor',
  'Count the bollards',
  'Ring the fog bell',
];

const Opener = styled.button`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  font: 500 ${token.type13} ${token.font};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Place = styled.span`
  inline-size: 18px;
  text-align: end;
  font: ${token.type12} ${token.font};
  color: ${token.textMuted};
`;
const Top = styled.div`
  display: grid;
  padding: 10px 12px;
  border-block-end: 1px solid ${token.line};
`;
const Head = styled.div`padding: 16px 20px;`;
const Phone = styled.div`
  display: grid;
  align-content: start;
  gap: 8px;
  block-size: 480px;
  padding: 20px 16px;
  border: 6px solid ${token.text};
  border-radius: 28px;
  background: ${token.surfacePanel};
`;

function Challenges({ first }: { readonly first?: string }) {
  const [front, setFront] = useState(first);
  const [open, setOpen] = useState<readonly string[]>(['3', '7', '10']);
  const [headline, setHeadline] = useState('');
  const [points, setPoints] = useState<number | null>(150);
  const [tab, setTab] = useState<'basics' | 'place'>('basics');
  const list = useRef<HTMLDivElement>(null);
  useOneStop(list, '[data-open-row]');
  const at = Number(front ?? 0);
  const show = (id: string): void => {
    setFront(id);
    setOpen([...open.filter((one) => one !== id), id]);
  };
  return (
    <ListAndEditor
      keep="story"
      head={
        <Head>
          <PageTitle
            title="Challenges"
            actions={
              <Button kind="primary" icon={Plus}>
                Add challenge
              </Button>
            }
          />
        </Head>
      }
      listLabel="List of challenges"
      list={
        <>
          <Top>
            <SearchBox label="Search 14 challenges" value="" onSearch={() => undefined} />
          </Top>
          <ListScroll ref={list}>
            {HEADLINES.map((name, index) => {
              const id = String(index + 1);
              return (
                <ListRow
                  key={id}
                  row={id}
                  open={open.includes(id)}
                  front={id === front}
                  unsaved={id === '3' || id === '7'}
                >
                  <Place>{id}</Place>
                  <Opener type="button" aria-current={id === front || undefined} onClick={() => show(id)}>
                    <bdi>{name}</bdi>
                  </Opener>
                </ListRow>
              );
            })}
          </ListScroll>
        </>
      }
      front={front}
      editorLabel="Challenge"
      empty={<EmptyState mark={<BoatMark />} title="Nothing open" text="Choose a challenge in the list." />}
      onBack={() => setFront(undefined)}
      side={{
        label: 'What players see',
        children: (
          <Phone>
            <strong>{headline || HEADLINES[at - 1]}</strong>
            <p>{points} points</p>
          </Phone>
        ),
      }}
      editor={
        <EditorPane
          key={front}
          name={HEADLINES[at - 1] ?? ''}
          place={{ n: at, count: HEADLINES.length }}
          previousLabel="Previous challenge"
          nextLabel="Next challenge"
          onPrevious={at > 1 ? () => show(String(at - 1)) : undefined}
          onNext={at < HEADLINES.length ? () => show(String(at + 1)) : undefined}
          state={
            <>
              <Dot $tone="warning" /> 1 change
            </>
          }
          save={<Button kind="primary">Save</Button>}
        >
          <GroupedTabs
            name="challenge"
            label="Challenge"
            value={tab}
            onChange={setTab}
            groups={[
              { heading: 'Challenge', tabs: [{ id: 'basics', label: 'Basics' }] },
              { heading: 'When and where', tabs: [{ id: 'place', label: 'Place', mark: 2 }] },
            ]}
          >
            <FieldStack>
              <TextField label="Headline" value={headline || (HEADLINES[at - 1] ?? '')} onChange={setHeadline} />
              <FieldRow $least={150}>
                <NumberField label="Points" value={points} onChange={setPoints} max={500} step={10} unlimited={9999} />
                <NumberField label="Video length" value={30} max={120} step={5} help="Seconds" />
              </FieldRow>
              <TextArea label="Description" value={'Every crew on this quay had its own song.\n'.repeat(24)} />
            </FieldStack>
          </GroupedTabs>
        </EditorPane>
      }
    />
  );
}

export const Open: StoryObj = { render: () => <Challenges first="3" /> };
export const NothingOpen: StoryObj = { render: () => <Challenges /> };
