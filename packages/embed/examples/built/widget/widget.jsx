import { useState } from 'react';

/** The partner's own remote: it shares the partner's React, and none of ours. */
export default function Widget() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" id="count" onClick={() => setCount(count + 1)}>
      Counted {count}
    </button>
  );
}
