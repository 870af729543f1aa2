import { type LinksFunction, Outlet } from 'react-router'
import styles from '../admin.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export default function AdminLayout() {
  return (
    <main className="wrap grid min-h-svh content-center py-16">
      <Outlet />
    </main>
  )
}
