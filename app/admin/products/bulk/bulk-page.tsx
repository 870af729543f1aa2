import { href } from 'react-router'
import type { BulkWork } from '../../../../contract/staff/bulk.ts'
import { staffApi } from '../../api.ts'
import { BackLink } from '../../controls/text-links.tsx'
import { PageTitle } from '../../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../../page-loader.ts'
import { BulkProgress } from './bulk-progress.tsx'

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' } }) => orFail(await staffApi.bulk({ uuid })))

/** One bulk change, at its own address. */
export default function BulkPage({ loaderData: work }: { loaderData: BulkWork }) {
  const { task } = work
  return (
    <>
      <PageTitle title={task.title} />
      <BackLink to={href('/admin/tasks')}>Background work</BackLink>
      <h1 className="mb-4 text-h2">{task.title}</h1>
      <BulkProgress key={task.uuid} first={task} known={work.result ? work : undefined} />
    </>
  )
}
