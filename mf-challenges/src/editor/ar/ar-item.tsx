import { type GameId, modelsOf, RADII, REALITY_STYLES, type Reality, type TaskId } from '@waymark/contract';
import { FieldFrame, FieldMark, useHost, useMaxBytes, useTranslate } from '@waymark/host-kit';
import { ArUpload, Select, TextField, WithHelp } from '@waymark/ui';
import { Beside, Cluster } from '../fields/layout';
import { DecimalField } from './decimal-field';
import { isShowable, ModelPreview } from './model-preview';
import { type RealityField, useRealityEditor } from './use-reality-editor';

interface ArItemProps {
  readonly game: GameId;
  readonly task: TaskId;
  readonly item: Reality & { readonly id: number };
  /** Which of the items it is, from 1. */
  readonly place: number;
}

/** One AR item: its model, and how it appears. */
export function ArItem({ game, task, item, place }: ArItemProps) {
  const { api } = useHost();
  const t = useTranslate();
  const editor = useRealityEditor(game, task, item);
  const maxBytes = useMaxBytes('model');
  const { view } = editor;
  const [model] = modelsOf(view);
  const control = (field: RealityField) => ({
    id: `reality-${item.id}-${field}`,
    error: editor.errorOf(field),
    tail: <FieldMark editor={editor} field={field} />,
  });
  const decimal = (field: 'duration_seconds' | 'scale' | 'delay_seconds', label: string, max: number) => (
    <FieldFrame editor={editor} field={field}>
      <DecimalField
        {...control(field)}
        label={label}
        value={view[field] ?? null}
        max={max}
        onSave={(value) => editor.choose(field, { [field]: value })}
      />
    </FieldFrame>
  );
  return (
    <Cluster>
      <legend>{t('AR item {n}', { n: place })}</legend>
      <div data-field="model">
        <ArUpload
          label={t('AR model {n}', { n: place })}
          value={model?.url ? { kind: 'model', url: api.resolve(model.url), name: nameOf(view) } : null}
          upload={editor.upload}
          onDelete={editor.removeModel}
          error={editor.errorOf('model_url')}
          maxBytes={maxBytes}
          processing={!model && Boolean(view.model_media_uuid)}
          height={96}
        />
      </div>
      {model?.url && isShowable(model.url) && (
        <ModelPreview url={api.resolve(model.url)} label={t('AR model {n}', { n: place })} />
      )}
      <FieldFrame editor={editor} field="animation_name">
        <TextField
          {...control('animation_name')}
          label={t('Animation name')}
          value={view.animation_name ?? ''}
          max={255}
          autoComplete="off"
          onChange={(text) => editor.type('animation_name', text)}
          onSave={() => editor.commit('animation_name')}
        />
      </FieldFrame>
      <Beside>
        <FieldFrame editor={editor} field="style">
          <Select
            {...control('style')}
            label={t('Animation style')}
            value={view.style ?? REALITY_STYLES[0]}
            options={REALITY_STYLES.map((style) => ({ value: style, label: style }))}
            onChange={(style) => editor.choose('style', { style: REALITY_STYLES.find((known) => known === style) })}
          />
        </FieldFrame>
        <FieldFrame editor={editor} field="chain">
          <WithHelp
            title={t('Chain')}
            tall
            help={t(
              'Animations of several items follow each other in chapters. The number before the dot is the chapter, the one behind it the place in the chapter: 2.0 comes first in chapter 2, 1.8 ninth in chapter 1.',
            )}
          >
            <TextField
              {...control('chain')}
              label={t('Chain')}
              value={view.chain ?? ''}
              max={16}
              pattern={/^[\d.]*$/}
              inputMode="decimal"
              autoComplete="off"
              validate={async (text) =>
                /^\d+\.\d+$/.test(text)
                  ? undefined
                  : t('Write the chapter, a dot and the place in it, such as 2.0 or 1.8.')
              }
              onChange={(text) => editor.type('chain', text)}
              onSave={() => editor.commit('chain')}
            />
          </WithHelp>
        </FieldFrame>
      </Beside>
      <Beside $columns={3}>
        {decimal('scale', t('Scale'), 1000)}
        {decimal('duration_seconds', t('Duration in seconds'), 86_400)}
        {decimal('delay_seconds', t('Delay in seconds'), 86_400)}
      </Beside>
      <FieldFrame editor={editor} field="arrival_location_radius">
        <Select
          {...control('arrival_location_radius')}
          label={t('Arrival radius')}
          value={String(view.arrival_location_radius ?? 0)}
          options={RADII.map((metres) => ({ value: String(metres), label: t('{n} m', { n: metres }) }))}
          onChange={(metres) => editor.choose('arrival_location_radius', { arrival_location_radius: Number(metres) })}
        />
      </FieldFrame>
    </Cluster>
  );
}

/** What the file of a model is called, for people. */
const nameOf = ({ model_media_uuid, model_media_extension }: Reality): string =>
  [model_media_uuid, model_media_extension].filter(Boolean).join('.');
