import { Outlet } from 'react-router'

/** The frame of the pages before the sign-in. */
export default function SignInLayout() {
  return (
    <main className="wrap grid min-h-svh content-center py-16">
      <Outlet />
    </main>
  )
}
