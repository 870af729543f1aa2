import { href } from 'react-router'
import { useMember } from '../layout/back-office-layout.tsx'

/** The link to the parent page: the index of the settings for owners, or the overview for members who cannot open that. */
export function useSettingsBack(): { label: string; to: string } {
  const { role } = useMember()
  return role === 'owner'
    ? { label: 'Settings', to: href('/admin/settings') }
    : { label: 'Overview', to: href('/admin') }
}
