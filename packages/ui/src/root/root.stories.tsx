import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Autocomplete } from '../autocomplete/autocomplete';
import { StatePill } from '../badge/state-pill';
import { BrandMark } from '../brand/brand-mark';
import { Button } from '../button/button';
import { StartFinishPicker } from '../date-time/start-finish-picker';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { TextLink } from '../link/link';
import { Menu } from '../menu/menu';
import { MultiSelect } from '../multi-select/multi-select';
import { Pagination } from '../pagination/pagination';
import { Panel, PanelBody, Row } from '../panel/panel';
import { RichText } from '../rich-text/rich-text';
import { Select } from '../select/select';
import { useCarrying } from '../sortable/carrying';
import { moved } from '../sortable/moved';
import { SortableList } from '../sortable/sortable-list';
import { TagSearch } from '../tags/tag-search';
import { GlobalSheets } from './global-sheets';
import { UiRoot } from './ui-root';

const meta = { title: 'Root' } satisfies Meta;
export default meta;

function Pieces() {
  const [type, setType] = useState<string | null>('photo');
  const [window, setWindow] = useState<{ start: string | null; finish: string | null }>({
    start: '2026-11-21T19:30:00Z',
    finish: null,
  });
  const [asking, setAsking] = useState(false);
  return (
    <Panel>
      <PanelBody>
        <Row>
          <BrandMark name="Summit Trails" />
          <StatePill state="live" />
          <Menu
            label="More"
            align="start"
            entries={[{ id: 'ask', label: 'Delete', onSelect: () => setAsking(true) }]}
          />
        </Row>
        <Select
          label="Completion type"
          value={type}
          onChange={setType}
          options={[
            { value: 'photo', label: 'Photo' },
            { value: 'video', label: 'Video' },
          ]}
        />
        <StartFinishPicker {...window} zone="Europe/London" zoneLabel="London" onChange={setWindow} />
        <FormPieces />
        <ConfirmDialog
          open={asking}
          title="Delete Group"
          text="Are you sure you wish to delete this group?"
          confirmLabel="Yes, delete"
          onConfirm={() => setAsking(false)}
          onCancel={() => setAsking(false)}
        />
      </PanelBody>
    </Panel>
  );
}

const WORDS = ['Anchor', 'Bollard', 'Crane', 'Dock'].map((label) => ({ value: label.toLowerCase(), label }));

function FormPieces() {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>(['crane']);
  const [tags, setTags] = useState<readonly string[]>(['harbour']);
  const [rich, setRich] = useState('<p>After dark the <strong>quay</strong> tells other stories.</p>');
  const [stops, setStops] = useState<readonly string[]>(['Harbour', 'Lighthouse', 'Cranes']);
  const [said, setSaid] = useState('');
  const carrying = useCarrying();
  return (
    <>
      <Autocomplete label="Place" value={text} onChange={setText} onChoose={() => undefined} options={WORDS} />
      <MultiSelect label="Things" value={chosen} options={WORDS} onChange={setChosen} />
      <TagSearch
        label="Tags"
        tags={tags}
        known={['harbour', 'history']}
        onAdd={(tag) => setTags((now) => [...now, tag])}
        onRemove={(tag) => setTags((now) => now.filter((one) => one !== tag))}
      />
      <RichText label="Description" value={rich} onChange={setRich} />
      <SortableList
        label="Stops"
        items={stops}
        idOf={(stop) => stop}
        nameOf={(stop) => stop}
        carrying={carrying}
        onMove={(id, to) => setStops((now) => moved(now, now.indexOf(id), to))}
      >
        {(stop, { handle }) => (
          <Row>
            {handle}
            {stop}
          </Row>
        )}
      </SortableList>
      <Pagination
        page={1}
        pages={3}
        perPage={10}
        onPage={() => undefined}
        carrying={carrying}
        onDropItem={({ name }, page) => setSaid(`${name}: page ${page}`)}
      />
      <p>{said}</p>
    </>
  );
}

function Shadow() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = document.createElement('div');
    const shadow = host.attachShadow({ mode: 'open' });
    const element = document.createElement('div');
    shadow.append(element);
    place.current?.append(host);
    const root = createRoot(element);
    root.render(
      <UiRoot scope="shadow" styleTarget={shadow} brand="#2f5fd0" theme="light" language="en-GB">
        <GlobalSheets />
        <Pieces />
      </UiRoot>,
    );
    return () => {
      host.remove();
      // React cannot unmount a root while rendering another.
      setTimeout(() => root.unmount());
    };
  }, []);
  return (
    <div style={{ color: 'crimson', font: '30px serif' }}>
      <div ref={place} />
    </div>
  );
}

/** Everything inside a shadow root of a page with its own styles. */
export const InAShadowRoot: StoryObj = { render: () => <Shadow /> };

const BRANDS = [
  ['Harbour Hunts', '#0b6a60'],
  ['Sunday Sleuths', '#f5c518'],
  ['Rust & Co', '#d2491f'],
  ['Summit Trails', '#2f5fd0'],
  ['Monochrome', '#111111'],
  ['Paper', '#f4f4f4'],
] as const;

/** The accent with several brands. */
export const Brands: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' }}>
      {BRANDS.map(([name, colour]) => (
        <Panel key={name} data-brand="" style={{ '--brand': colour } as React.CSSProperties}>
          <PanelBody>
            <BrandMark name={name} />
            <Button kind="primary">Add challenge</Button>
            <TextLink href="#link">A link</TextLink>
          </PanelBody>
        </Panel>
      ))}
    </div>
  ),
};
