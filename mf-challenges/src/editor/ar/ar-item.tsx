import { type GameId, modelsOf, RADII, REALITY_STYLES, type Reality, type TaskId } from '@waymark/contract';
import { useEdited, useEditorUndo, useHost, useLeftUpload, useMaxBytes, useTranslate } from '@waymark/host-kit';
import { ArUpload, WithHelp } from '@waymark/ui';
import { useRef } from 'react';
import { FieldFindings } from '../fields/field-findings';
import { Beside, Cluster } from '../fields/layout';
import { REALITY_FIELDS } from './item-fields';
import { isShowable, ModelPreview } from './model-preview';
import { type Edited, RealityChoice, RealityNumber, RealityText } from './reality-fields';
import { type NumberedReality, type RealityEditor, useRealityEditor } from './use-reality-editor';

interface ArItemProps {
  readonly game: GameId;
  readonly task: TaskId;
  readonly item: NumberedReality;
  /** Its number, from 1. */
  readonly place: number;
}

/** One AR item: its model, and how it appears. */
export function ArItem({ game, task, item: known, place }: ArItemProps) {
  const t = useTranslate();
  const editor = useRealityEditor(game, task, known);
  const { id: item } = known;
  const frame = useRef<HTMLFieldSetElement>(null);
  useEditorUndo(frame, editor, (field) => t(REALITY_FIELDS[field].label));
  return (
    <Cluster ref={frame}>
      <legend>{t('AR item {n}', { n: place })}</legend>
      <Model editor={editor} label={t('AR model {n}', { n: place })} />
      {/* The missing model may belong to any item, so it is reported once. */}
      {place === 1 && <FieldFindings task={task} fields={['realities']} rules={['no-model']} />}
      <RealityText editor={editor} item={item} field="animation_name" />
      <Beside>
        <RealityChoice
          editor={editor}
          item={item}
          field="style"
          first={REALITY_STYLES[0]}
          options={REALITY_STYLES.map((style) => ({ value: style, label: style }))}
          onChoose={(style) => editor.choose('style', { style: REALITY_STYLES.find((known) => known === style) })}
        />
        <Chain editor={editor} item={item} />
      </Beside>
      <Beside $columns={3}>
        <RealityNumber editor={editor} item={item} field="scale" max={1000} />
        <RealityNumber editor={editor} item={item} field="duration_seconds" max={86_400} />
        <RealityNumber editor={editor} item={item} field="delay_seconds" max={86_400} />
      </Beside>
      <Radius editor={editor} item={item} task={task} />
    </Cluster>
  );
}

/** The model of an AR item: upload, and preview if the browser can show it. */
function Model({ editor, label }: { readonly editor: RealityEditor; readonly label: string }) {
  const { api } = useHost();
  const maxBytes = useMaxBytes('model');
  const left = useLeftUpload();
  const model = useEdited(editor, () => modelsOf(editor.latest())[0]?.url);
  const name = useEdited(editor, () => nameOf(editor.latest()));
  const processing = useEdited(editor, () => !model && Boolean(editor.latest().model_media_uuid));
  const error = useEdited(editor, () => editor.errorOf('model_url'));
  return (
    <>
      <div data-field="model">
        <ArUpload
          {...left}
          label={label}
          value={model ? { kind: 'model', url: api.resolve(model), name } : null}
          upload={editor.upload}
          onDelete={editor.removeModel}
          error={error}
          maxBytes={maxBytes}
          processing={processing}
          height={96}
        />
      </div>
      {model && isShowable(model) && <ModelPreview url={api.resolve(model)} label={label} />}
    </>
  );
}

function Chain({ editor, item }: Edited) {
  const t = useTranslate();
  return (
    <WithHelp
      title={t(REALITY_FIELDS.chain.label)}
      help={t(
        'Animations of several items play in chapters. The number before the dot is the chapter, the number after it the position: 2.0 is first in chapter 2, 1.8 is ninth in chapter 1.',
      )}
    >
      <RealityText editor={editor} item={item} field="chain" pattern={/^[\d.]*$/} inputMode="decimal" />
    </WithHelp>
  );
}

/** The distance from which players see the item. */
function Radius({ editor, item, task }: Edited & { readonly task: TaskId }) {
  const t = useTranslate();
  const counts = useEdited(editor, () => {
    const { arrival_location_radius, model_url, model_media_uuid } = editor.latest();
    return Boolean(arrival_location_radius && (model_url || model_media_uuid));
  });
  return (
    <div>
      <RealityChoice
        editor={editor}
        item={item}
        field="arrival_location_radius"
        first="0"
        options={RADII.map((metres) => ({ value: String(metres), label: t('{n} m', { n: String(metres) }) }))}
        onChoose={(metres) => editor.choose('arrival_location_radius', { arrival_location_radius: Number(metres) })}
      />
      {counts && <FieldFindings task={task} fields={['realities']} rules={['radius-without-place']} />}
    </div>
  );
}

/** The displayed file name of a model. */
const nameOf = ({ model_media_uuid, model_media_extension }: Reality): string =>
  [model_media_uuid, model_media_extension].filter(Boolean).join('.');
