/**
 * The one way to the router: only the parts in use, so that they can be shared as one small module instead of the whole
 * library. Add a name here before using it anywhere. The history is ours (the host's `navigation`): the library's data
 * router would weigh three times as much.
 */

export type { NavigateFunction, Navigator, To } from 'react-router-dom';
export {
  createPath,
  matchPath,
  Navigate,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
