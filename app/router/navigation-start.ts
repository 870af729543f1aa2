import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router'

/**
 * Calls `note` with the location of a navigation as soon as it starts, and with undefined when it has ended.
 * `useNavigation` reports it only after React's next render: by then the code of the page may have turned out to be
 * missing.
 */
export function useNavigationStart(note: (place: Location | undefined) => void): void {
  const router = useContext(DataRouterContext)?.router
  useEffect(() => router?.subscribe(({ navigation }) => note(navigation.location)), [router, note])
}
