import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router'

/**
 * Calls `note` with the place of the page under way as soon as it is asked for, and with none when it is shown.
 * `useNavigation` says so once React has drawn it: by then the code of the page may have turned out to be missing.
 */
export function useNavigationStart(note: (place: Location | undefined) => void): void {
  const router = useContext(DataRouterContext)?.router
  useEffect(() => router?.subscribe(({ navigation }) => note(navigation.location)), [router, note])
}
