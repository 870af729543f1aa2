import { Outlet } from 'react-router'

export default function AdminLayout() {
  return (
    <>
      <title>Back office | Admin</title>
      <meta name="robots" content="noindex" />
      <main>
        <Outlet />
      </main>
    </>
  )
}
