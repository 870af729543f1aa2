import { type LinksFunction, Outlet } from 'react-router'
import { earlyFonts } from '../../fonts/early-fonts.ts'
import styles from '../admin.css?url'

export const links: LinksFunction = () => [...earlyFonts, { rel: 'stylesheet', href: styles }]

export default function AdminLayout() {
  return <Outlet />
}
