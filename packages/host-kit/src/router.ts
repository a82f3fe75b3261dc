/**
 * The only import of the router: just the parts in use, shared as one small module. Add a name here before using it.
 * The history is the host's `navigation`; the library's data router would be three times as large.
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
