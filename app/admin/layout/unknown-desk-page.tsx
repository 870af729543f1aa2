import { data, Link } from 'react-router'
import { PageTitle } from './page-title.tsx'

export const loader = () => data(null, 404)

export default function UnknownDeskPage() {
  return (
    <div className="mx-auto grid max-w-lg gap-6">
      <PageTitle title="Not found" />
      <h1 className="text-h1">There is nothing here</h1>
      <p>The requested page either does not exist, or you do not have access.</p>
      <Link to="/admin" className="plain-link">
        To the back office
      </Link>
    </div>
  )
}
