import { Outlet } from 'react-router'
import { usePageStart } from './page-start.ts'

/** The frame of the pages that need no sign-in. */
export default function SignInLayout() {
  const page = usePageStart()
  return (
    <main ref={page} tabIndex={-1} className="wrap grid min-h-svh content-center py-16 outline-none">
      <Outlet />
    </main>
  )
}
