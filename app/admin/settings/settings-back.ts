import { href } from 'react-router'
import { useMember } from '../layout/back-office-layout.tsx'

/** The page above one that is set once: owners come from the index of the settings. */
export function useSettingsBack(): { label: string; to: string } {
  const { role } = useMember()
  return role === 'owner'
    ? { label: 'Settings', to: href('/admin/settings') }
    : { label: 'Overview', to: href('/admin') }
}
