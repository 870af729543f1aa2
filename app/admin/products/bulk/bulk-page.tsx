import { href, Link } from 'react-router'
import type { BulkWork } from '../../../../contract/staff/bulk.ts'
import { staffApi } from '../../api.ts'
import { PageTitle } from '../../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../../visit.ts'
import { BulkProgress } from './bulk-progress.tsx'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => orFail(await staffApi.bulk({ uuid })))

/** One bulk change, at an address of its own. */
export default function BulkPage({ loaderData: work }: { loaderData: BulkWork }) {
  const { task } = work
  return (
    <>
      <PageTitle title={task.title} />
      <Link
        to={href('/admin/tasks')}
        className="inline-flex min-h-11 items-center text-small text-soft hover:text-ink lg:min-h-0"
      >
        ← Background work
      </Link>
      <h1 className="mb-4 text-h2">{task.title}</h1>
      <BulkProgress key={task.uuid} first={task} known={work.result ? work : undefined} />
    </>
  )
}
