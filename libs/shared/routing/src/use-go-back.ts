import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The way back from a page that is opened from a list, to the same place in it.
 *
 * @param home where it leads when the visit began on this page
 */
export function useGoBack(home: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(home) : navigate(-1));
}
