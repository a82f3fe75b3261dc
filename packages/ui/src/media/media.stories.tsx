import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { BrandMark } from '../brand/brand-mark';
import { Row, Stack } from '../panel/panel';
import { ProgressBar } from '../text/progress-bar';
import { ArUpload } from './ar-upload';
import { Avatar } from './avatar';
import { Img } from './img';
import { MediaUpload, type MediaValue } from './media-upload';
import type { UploadFile } from './use-upload';

const meta = { title: 'Media' } satisfies Meta;
export default meta;

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="steelblue"/><circle cx="110" cy="40" r="20" fill="khaki"/><rect y="65" width="160" height="25" fill="teal"/></svg>',
)}`;

const slowly: UploadFile = async (_file, { onProgress, signal }) => {
  for (let step = 1; step <= 10 && !signal.aborted; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    onProgress(step / 10);
  }
};

const failing: UploadFile = async () => {
  throw new Error('Couldn’t upload. Check your connection.');
};

function Upload({ first, upload }: { readonly first: MediaValue | null; readonly upload: UploadFile }) {
  const [value, setValue] = useState(first);
  return (
    <MediaUpload
      label="Game photo"
      kinds={['image', 'video']}
      value={value}
      upload={upload}
      onDelete={() => setValue(null)}
      advice="best at 800 × 800"
    />
  );
}

export const Uploads: StoryObj = {
  render: () => (
    <Stack>
      <Upload first={null} upload={slowly} />
      <Upload first={null} upload={failing} />
      <Upload first={{ kind: 'image', url: PICTURE }} upload={slowly} />
      <ArUpload value={null} upload={slowly} />
      <ArUpload value={{ kind: 'model', url: 'x.wt3', name: 'crane-with-cable.wt3' }} upload={slowly} />
      <MediaUpload label="Intro" kinds={['video']} value={null} upload={slowly} processing />
    </Stack>
  ),
};

export const Pictures: StoryObj = {
  render: () => (
    <Stack>
      <Row>
        <Img src={PICTURE} alt="A harbour" width={160} height={90} />
        <Img src="data:image/png;base64,broken" alt="Broken image" width={48} height={48} />
        <Avatar name="Maren Okafor" />
        <Avatar name="Priya Raman" size={40} />
        <Avatar name="Knot Today" size={40} src={PICTURE} />
      </Row>
      <Row>
        <BrandMark name="Harbour Hunts" />
        <BrandMark name="Harbour Hunts" logo={PICTURE} />
      </Row>
      <ProgressBar label="Answers reviewed" value={0.64} />
      <ProgressBar label="Preparing the export" />
    </Stack>
  ),
};

/** The same picture in three crops, each keeping the region named in its URL. */
export const Crops: StoryObj = {
  render: () => (
    <Row>
      {[3, 4 / 3, 9 / 16].map((ratio) => (
        <Img
          key={ratio}
          src={`${PICTURE}#xywh=percent:60,10,20,20`}
          alt="A drawing"
          width={Math.round(120 * Math.sqrt(ratio))}
          height={Math.round(120 / Math.sqrt(ratio))}
        />
      ))}
    </Row>
  ),
};
