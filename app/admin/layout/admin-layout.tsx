import { type LinksFunction, Outlet } from 'react-router'
import styles from '../admin.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export default function AdminLayout() {
  return <Outlet />
}
