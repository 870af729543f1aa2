import { href, Link } from 'react-router'
import { formatMoment } from '../../../contract/dates/staff-dates.ts'
import type { Task } from '../../../contract/staff/tasks.ts'
import { staffApi } from '../api.ts'
import { useReload } from '../background-refresh.ts'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { TaskProgress } from './task-progress.tsx'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.tasks()))

/** Background tasks, the newest first. */
export default function TasksPage({ loaderData: tasks }: { loaderData: Task[] }) {
  const reload = useReload()
  return (
    <>
      <PageTitle title="Background work" />
      <h1 className="mb-4 text-h2">Background work</h1>
      {tasks.length === 0 && <p className="text-soft">Nothing yet. Longer work, such as an import, is listed here.</p>}
      <ul className="grid gap-4">
        {tasks.map((task) => (
          <li key={`${task.uuid}-${task.state}`}>
            <TaskProgress task={task} onEnd={() => reload()} />
            <p className="mt-1 text-label text-soft">
              {task.staffName}, {formatMoment(task.createdAt)}{' '}
              {task.kind.endsWith('bulk') && (
                <Link to={href('/admin/products/bulk/:uuid', { uuid: task.uuid })} className="underline">
                  Result
                </Link>
              )}
              {task.kind.endsWith('import') && (
                <Link to={href('/admin/import/:uuid', { uuid: task.uuid })} className="underline">
                  Result
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
