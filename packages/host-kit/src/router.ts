/**
 * The one way to the router: only the parts in use, so that they can be shared as one small module instead of the whole
 * library. Add a name here before using it anywhere.
 */

export type { Location, NavigateFunction, Navigator, RouteObject, To } from 'react-router';
export {
  createBrowserRouter,
  createPath,
  Link,
  matchPath,
  Navigate,
  Outlet,
  parsePath,
  Route,
  Router,
  RouterProvider,
  Routes,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
