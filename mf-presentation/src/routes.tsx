import { Route, Routes } from '@waymark/host-kit/router';
import { AnalyticsPage } from './analytics/analytics-page';

/** The addresses of this remote. */
export function PresentationRoutes() {
  return (
    <Routes>
      <Route path="/games/analytics/:game" element={<AnalyticsPage />} />
      {/* The host goes on to another remote a moment before it takes this one down. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
