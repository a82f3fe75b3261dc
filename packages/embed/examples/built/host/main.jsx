import { StrictMode, version } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './page.jsx';

window.partnerReact = version;
createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
