import { Outlet } from 'react-router'

/** Around the pages that somebody sees before being let in. */
export default function SignInLayout() {
  return (
    <main className="wrap grid min-h-svh content-center py-16">
      <Outlet />
    </main>
  )
}
