import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The page's own counter is independent of the area next to it. React 18 can only set functions through a ref. */
function Page() {
  const [count, setCount] = useState(0);
  const [shown, setShown] = useState(true);
  const remote = useRef(null);
  useEffect(() => {
    if (remote.current) remote.current.getToken = () => fetch('/token?as=owner').then((answer) => answer.text());
  }, []);
  return (
    <>
      <h1>Our hunts</h1>
      <p id="outside">A paragraph of the page.</p>
      <button type="button" id="count" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <button type="button" id="remove" onClick={() => setShown(false)}>
        Remove
      </button>
      <main>{shown && <waymark-remote ref={remote} area="games" path="/dashboard" theme="light" />}</main>
    </>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
