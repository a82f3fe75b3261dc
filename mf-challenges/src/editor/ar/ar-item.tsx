import { modelsOf, RADII, REALITY_STYLES, type Reality } from '@waymark/contract';
import { useEdited, useEditorUndo, useHost, useLeftUpload, useMaxBytes, useTranslate } from '@waymark/host-kit';
import { ArUpload, WithHelp } from '@waymark/ui';
import { useRef } from 'react';
import type { TaskEditor } from '../editor';
import { FieldFindings } from '../fields/field-findings';
import { Beside, Cluster } from '../fields/layout';
import { REALITY_FIELDS } from './item-fields';
import { isShowable, ModelPreview } from './model-preview';
import { nameInItems, type RealityEditor } from './reality-editor';
import { type Edited, RealityChoice, RealityNumber, RealityText } from './reality-fields';

interface ArItemProps {
  readonly challenge: TaskEditor;
  /** Its id. */
  readonly item: number;
  /** Its number, from 1. */
  readonly place: number;
}

/** One AR item, once its editor is there. */
export function ArItem({ challenge, item, place }: ArItemProps) {
  const editor = useEdited(challenge, () => challenge.arItems.get().find((one) => one.item === item));
  return editor && <EditedItem editor={editor} task={challenge.view.id} place={place} />;
}

/** Its model, and how it appears. */
function EditedItem({ editor, task, place }: Edited & { readonly place: number }) {
  const t = useTranslate();
  const frame = useRef<HTMLFieldSetElement>(null);
  useEditorUndo(frame, editor, (field) => t(REALITY_FIELDS[field].label));
  return (
    <Cluster ref={frame}>
      <legend>{t('AR item {n}', { n: place })}</legend>
      <Model editor={editor} label={t('AR model {n}', { n: place })} />
      {/* The missing model may belong to any item, so it is reported once. */}
      {place === 1 && <FieldFindings task={task} fields={['realities']} rules={['no-model']} />}
      <RealityText editor={editor} task={task} field="animation_name" />
      <Beside>
        <RealityChoice
          editor={editor}
          task={task}
          field="style"
          first={REALITY_STYLES[0]}
          options={REALITY_STYLES.map((style) => ({ value: style, label: style }))}
          onChoose={(style) => editor.choose('style', { style: REALITY_STYLES.find((known) => known === style) })}
        />
        <Chain editor={editor} task={task} />
      </Beside>
      <Beside $columns={3}>
        <RealityNumber editor={editor} task={task} field="scale" max={1000} />
        <RealityNumber editor={editor} task={task} field="duration_seconds" max={86_400} />
        <RealityNumber editor={editor} task={task} field="delay_seconds" max={86_400} />
      </Beside>
      <Radius editor={editor} task={task} />
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
      {/* A link to the models leads to the first one, a refusal to its own. */}
      <div data-field="model">
        <div data-field={nameInItems(editor.item, 'model_url')}>
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
      </div>
      {model && isShowable(model) && <ModelPreview url={api.resolve(model)} label={label} />}
    </>
  );
}

function Chain({ editor, task }: Edited) {
  const t = useTranslate();
  return (
    <WithHelp
      title={t(REALITY_FIELDS.chain.label)}
      help={t(
        'Animations of several items play in chapters. The number before the dot is the chapter, the number after it the position: 2.0 is first in chapter 2, 1.8 is ninth in chapter 1.',
      )}
    >
      <RealityText editor={editor} task={task} field="chain" pattern={/^[\d.]*$/} inputMode="decimal" />
    </WithHelp>
  );
}

/** The distance from which players see the item. */
function Radius({ editor, task }: Edited) {
  const t = useTranslate();
  const counts = useEdited(editor, () => {
    const { arrival_location_radius, model_url, model_media_uuid } = editor.latest();
    return Boolean(arrival_location_radius && (model_url || model_media_uuid));
  });
  return (
    <div>
      <RealityChoice
        editor={editor}
        task={task}
        field="arrival_location_radius"
        first="0"
        options={RADII.map((metres) => ({ value: String(metres), label: t('{n} m', { n: String(metres) }) }))}
        onChoose={(metres) => editor.choose('arrival_location_radius', { arrival_location_radius: Number(metres) })}
      />
      {counts && <FieldFindings task={task} fields={['realities']} rules={['radius-without-place']} />}
    </div>
  );
}

/** The displayed file name of a model; some providers send only its address. */
const nameOf = ({ model_media_uuid, model_media_extension, model_url }: Reality): string =>
  [model_media_uuid, model_media_extension].filter(Boolean).join('.') || lastPartOf(model_url ?? '');

function lastPartOf(address: string): string {
  const name = address.replace(/[?#].*$/, '').replace(/^.*\//, '');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
