import { type Brand, brandsQuery, dropBrand, isApiFailure, keepBrand, keys, nameBrand } from '@waymark/client';
import { BRAND_NAME_MAX, type GameId, type SavedBrand } from '@waymark/contract';
import { fieldsOf, isGone, REFUSED, useHost, useTranslate } from '@waymark/host-kit';
import { useQuery, useQueryClient } from '@waymark/host-kit/query';
import { Button, Failed, Row, TextField, token } from '@waymark/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { BRAND_FIELDS, type BrandEdits } from '../brand-fields';
import type { BrandEditor } from '../use-brand-editor';
import { FormSection } from './form-section';
import { SavedBrandRow } from './saved-brand-row';

const List = styled.ul`
  padding: 0;
  list-style: none;
`;
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px;
  & > div:first-child { flex: 1 1 200px; }
`;
const Note = styled.p`
  color: ${token.textMuted};
  font: ${token.type13} ${token.font};
`;
const NONE: readonly SavedBrand[] = [];

interface SavedBrandsProps {
  readonly game: GameId;
  readonly editor: BrandEditor;
}

/** Saves this brand under a name, and applies saved ones with undo. */
export function SavedBrands({ game, editor }: SavedBrandsProps) {
  const t = useTranslate();
  const { api, errors, notices } = useHost();
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(brandsQuery(api, game));
  const brands = data ?? NONE;
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  /** @returns why the name is invalid; undefined on success */
  const change = async (call: () => Promise<readonly SavedBrand[]>): Promise<string | undefined> => {
    // All games have the same ones.
    const everywhere = { queryKey: keys.brands(game).slice(0, 1) };
    try {
      const stored = await call();
      void client.invalidateQueries({ ...everywhere, refetchType: 'none' });
      client.setQueryData(keys.brands(game), stored);
      return undefined;
    } catch (error) {
      if (isGone(error)) void client.invalidateQueries(everywhere);
      if (isApiFailure(error) && error.handled) return error.message;
      errors.report(error);
      return t("Couldn't save the brand. Try again.");
    }
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    if (name.trim() === '') {
      setFault(t('Enter a name.'));
      return;
    }
    setSaving(true);
    const wrong = await change(() => keepBrand(api, game, name.trim(), { handles: REFUSED }));
    setFault(wrong);
    // A name typed meanwhile stays.
    if (wrong === undefined) setName((latest) => (latest === name ? '' : latest));
    setSaving(false);
  };
  const apply = ({ name: chosen, fields }: SavedBrand) => {
    const mine = editor.latest();
    const theirs = fields as Partial<Brand>;
    const changed = fieldsOf(BRAND_FIELDS).filter((field) => field in fields && theirs[field] !== mine[field]);
    const [first] = changed;
    // Each value comes from the field of the same name.
    const edits = Object.fromEntries(changed.map((field) => [field, theirs[field]])) as BrandEdits;
    if (first) editor.choose(first, edits);
    const text = first
      ? t('This game has the brand “{name}” now', { name: chosen ?? '' })
      : t('This game already has that brand');
    notices.show({ tone: 'info', text });
  };

  return (
    <FormSection
      title={t('Saved brands')}
      text={t('For any game of this platform: colours, fonts, menu and help. Pictures stay with their game.')}
    >
      {!data && error && <Failed title={error.message} busy={isFetching} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Note>{t('No saved brands yet')}</Note>}
      {brands.length > 0 && (
        <List>
          {brands.map((brand) => (
            <SavedBrandRow
              key={brand.id}
              brand={brand}
              onApply={() => apply(brand)}
              onRename={(next) => change(() => nameBrand(api, game, brand.id ?? 0, next, { handles: REFUSED }))}
              onDelete={() => change(() => dropBrand(api, game, brand.id ?? 0, { handles: [404] }))}
            />
          ))}
        </List>
      )}
      <Form onSubmit={(event) => void save(event)} noValidate aria-label={t('Save this brand')}>
        <TextField
          label={t('Name of this brand')}
          value={name}
          max={BRAND_NAME_MAX}
          autoComplete="off"
          error={fault}
          onChange={(text) => {
            setName(text);
            setFault(undefined);
          }}
        />
        <Row>
          <Button type="submit" busy={isSaving}>
            {t('Save this brand')}
          </Button>
        </Row>
      </Form>
    </FormSection>
  );
}
