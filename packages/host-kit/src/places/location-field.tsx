import { isApiFailure, locate } from '@waymark/client';
import { Banner, PasteButton, Spinner, Stack, TextField, useTranslate } from '@waymark/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHost } from '../host-context';

/** A place as a record stores it: the typed text and its coordinates. Empty text means no place. */
export interface Place {
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Props of LocationField. */
export interface LocationFieldProps {
  readonly label: string;
  readonly value: Place;
  /** Called with a place that was found, or an empty one. */
  readonly onSave: (place: Place) => void;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly tail?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly id?: string;
}

const NOWHERE: Place = { address: '', latitude: null, longitude: null };
const readPlace = ({ address, latitude, longitude }: Place): string =>
  address || (latitude === null || longitude === null ? '' : `${latitude}, ${longitude}`);

/**
 * The location of something. `latitude, longitude` is used as is; anything else is geocoded as a street address. Text
 * that isn't found stays in the field with a message, and changes nothing.
 */
export function LocationField({ value, onSave, error, tail, disabled = false, ...rest }: LocationFieldProps) {
  const { api } = useHost();
  const t = useTranslate();
  const stored = readPlace(value);
  const [text, setText] = useState(stored);
  const [trouble, setTrouble] = useState<{ readonly text: string; readonly why: ReactNode }>();
  const [looking, setLooking] = useState(false);
  const look = useRef<AbortController>(undefined);
  /** The last text that was stored or saved: another one is still being typed. */
  const settled = useRef(stored);
  useEffect(() => {
    // A place set elsewhere, such as on a map, is newer than what is being looked up.
    look.current?.abort();
    setLooking(false);
    const before = settled.current;
    settled.current = stored;
    setText((now) => (now === before ? stored : now));
  }, [stored]);

  // Continues after the field is closed: the address was entered.
  const save = async (typed: string): Promise<void> => {
    look.current?.abort();
    settled.current = typed;
    setLooking(false);
    setTrouble(undefined);
    if (typed.trim() === '') return onSave(NOWHERE);
    const own = new AbortController();
    look.current = own;
    setLooking(true);
    const nowhere = t('Address not found! Make sure you spelled it correctly.');
    try {
      const at = await locate(api, typed, { handles: [400, 404, 422, 429, 502, 503], signal: own.signal });
      if (own.signal.aborted) return;
      if (at) onSave({ address: typed.trim(), ...at });
      else setTrouble({ text: typed, why: nowhere });
    } catch (failure) {
      // Too many look-ups, or no service: the address may be correct.
      const reason = isApiFailure(failure) && failure.status !== 404 && <p>{failure.message}</p>;
      if (own.signal.aborted) return;
      const why = (
        <>
          <p>{nowhere}</p>
          {reason}
        </>
      );
      setTrouble({ text: typed, why });
    } finally {
      if (!own.signal.aborted) setLooking(false);
    }
  };
  return (
    <Stack $gap={8}>
      <TextField
        {...rest}
        value={text}
        error={error}
        disabled={disabled}
        autoComplete="off"
        onChange={setText}
        onSave={(typed) => void save(typed)}
        tail={
          <>
            {looking ? <Spinner /> : tail}
            {!disabled && (
              <PasteButton
                onText={(pasted) => {
                  setText(pasted);
                  void save(pasted);
                }}
              />
            )}
          </>
        }
      />
      {trouble?.text === text && <Banner tone="danger">{trouble.why}</Banner>}
    </Stack>
  );
}
