import { href } from 'react-router'
import { failed } from '../../../contract/errors.ts'
import type { PopupRow } from '../../../contract/staff/content-records.ts'
import { staffApi } from '../api.ts'
import { TextField } from '../form/fields/text-field.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { NewRecord } from '../list/new-record.tsx'
import { OrderedRows } from '../list/ordered-rows.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { namePopup } from './popup-name.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.popups()))

export default function PopupsPage({ loaderData: popups }: { loaderData: PopupRow[] }) {
  return (
    <>
      <PageTitle title="Pop-ups" />
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto text-h2">Pop-ups</h1>
        <NewPopup />
      </div>
      <p className="mb-6 max-w-text text-soft">
        A shopper sees the first one five seconds after opening a page; once it is closed, the next one comes with
        another page. Nobody sees the same one twice in a visit.
      </p>
      {popups.length === 0 ? (
        <p className="border border-rule bg-white p-8 text-center">
          No pop-ups yet. Add one for what every visitor should know, such as a late opening.
        </p>
      ) : (
        <OrderedRows
          label="Pop-ups"
          rows={popups}
          keyOf={({ uuid }) => uuid}
          nameOf={namePopup}
          to={(uuid) => href('/admin/popups/:uuid', { uuid })}
          save={(order) => staffApi.orderPopups({ order })}
        />
      )}
    </>
  )
}

/** A pop-up is hidden until somebody shows it. */
function NewPopup() {
  const create = async (start: { title: string; message: string }) => {
    const rest = { imageHash: null, previewImageHash: null, ctaString: '', ctaUrl: '', visible: false }
    const answer = await staffApi.createPopup({ ...start, ...rest })
    return failed(answer) ? answer : { to: href('/admin/popups/:uuid', { uuid: answer.uuid }) }
  }
  return (
    <NewRecord
      noun="pop-up"
      start={{ title: '', message: '' }}
      labels={{ title: 'Title', message: 'Message' }}
      create={create}
    >
      {(field) => (
        <>
          <TextField bound={field('title')} />
          <TextField bound={field('message')} lines={3} />
        </>
      )}
    </NewRecord>
  )
}
