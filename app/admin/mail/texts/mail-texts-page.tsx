import { href } from 'react-router'
import type { MailTextRow } from '../../../../contract/staff/mail-text-edits.ts'
import { mailText } from '../../../../contract/staff/mail-texts.ts'
import { staffApi } from '../../api.ts'
import { BackLink } from '../../controls/text-links.tsx'
import { PageTitle } from '../../layout/page-title.tsx'
import { useListState } from '../../list/list-state.ts'
import { type Column, RecordTable } from '../../list/record-table.tsx'
import { orFail, whenSignedIn } from '../../page-loader.ts'

export const clientLoader = whenSignedIn(async () => orFail(await staffApi.mailTexts()))

const columns: Column<MailTextRow>[] = [
  { key: 'mail', label: 'Email', show: ({ kind }) => mailText(kind).label },
  { key: 'to', label: 'Goes to', show: ({ kind }) => mailText(kind).to },
  { key: 'when', label: 'When', wide: true, show: ({ kind }) => mailText(kind).when },
  { key: 'text', label: 'Text', show: ({ isOwn }) => (isOwn ? 'Your own' : 'Standard') },
]

/** The texts of the mails that the shop sends automatically. */
export default function MailTextsPage({ loaderData: rows }: { loaderData: MailTextRow[] }) {
  const state = useListState()
  return (
    <>
      <PageTitle title="Email texts" />
      <BackLink to={href('/admin/mail')}>Email</BackLink>
      <h1 className="mb-2 text-h2">Email texts</h1>
      <p className="mb-4 max-w-2xl text-small text-soft">
        Each email has a text that you can change. All of them carry your logo, or the name of the shop.
      </p>
      <RecordTable
        label="Email texts"
        rows={rows}
        columns={columns}
        state={state}
        rowKey={({ kind }) => kind}
        to={({ kind }) => href('/admin/mail/texts/:kind', { kind })}
      />
    </>
  )
}
