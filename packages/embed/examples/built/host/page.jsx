import { lazy, Suspense, useState } from 'react';

const Widget = lazy(() => import('partner_widget/widget'));
const getToken = () => fetch('/token?as=owner').then((answer) => answer.text());

/** A partner's host: one remote of theirs, and one area of the builder. React 19 sets properties itself. */
export function Page() {
  const [shown, setShown] = useState(true);
  return (
    <>
      <h1>Our hunts</h1>
      <p id="outside">A paragraph of the page.</p>
      <Suspense>
        <Widget />
      </Suspense>
      <button type="button" id="remove" onClick={() => setShown(false)}>
        Remove
      </button>
      <main>{shown && <waymark-remote area="games" path="/dashboard" theme="light" getToken={getToken} />}</main>
    </>
  );
}
