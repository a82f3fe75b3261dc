/** A refusal as sent. */
export interface Refusal {
  readonly type: 'application/json; charset=utf-8' | 'text/plain; charset=utf-8';
  readonly content: string;
}

const asJson = (value: object): Refusal => ({
  type: 'application/json; charset=utf-8',
  content: JSON.stringify(value),
});

/** The forms in which providers report validation errors ([G90]). Only the first needs no field names. */
const FORMS: readonly ((messages: readonly string[]) => Refusal)[] = [
  (messages) => asJson({ errors: messages }),
  (messages) => asJson({ error: messages.join(' ') }),
  (messages) => asJson({ message: messages.join(' ') }),
  (messages) => ({ type: 'text/plain; charset=utf-8', content: messages.join('\n') }),
];

/** A refusal in the next form; field errors are also sent per field. */
export function refusalOf(body: unknown, turn: number): Refusal {
  const { errors, message } = body as { errors?: Readonly<Record<string, readonly string[]>>; message?: string };
  const forms = errors ? [() => asJson({ errors }), ...FORMS] : FORMS;
  const messages = errors ? Object.values(errors).flat() : [message ?? ''];
  return (forms[turn % forms.length] ?? asJson)(messages);
}
