import { type LinksFunction, Outlet } from 'react-router'
import { earlyFonts } from '../../fonts/early-fonts.ts'
import styles from '../admin.css?url'
import { LeaveQuestions } from '../controls/leaving.tsx'

export const links: LinksFunction = () => [...earlyFonts, { rel: 'stylesheet', href: styles }]

export default function AdminLayout() {
  return (
    <LeaveQuestions>
      <Outlet />
    </LeaveQuestions>
  )
}
