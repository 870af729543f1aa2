import { Outlet } from 'react-router'

export default function AdminLayout() {
  return (
    <main className="wrap grid min-h-svh content-center py-16">
      <Outlet />
    </main>
  )
}
