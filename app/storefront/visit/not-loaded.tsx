import { OrCallUs } from '../layout/or-call-us.tsx'

export function NotLoaded() {
  return (
    <p role="alert" className="bg-sand px-5 py-4">
      This could not be loaded just now. Please reload the page
      <OrCallUs />
    </p>
  )
}
