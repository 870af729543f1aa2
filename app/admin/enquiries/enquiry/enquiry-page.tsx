import { href } from 'react-router'
import { formatMoment } from '../../../../contract/dates/staff-dates.ts'
import { wayLabels } from '../../../../contract/enquiry-labels.ts'
import type { TemplateRow } from '../../../../contract/reply-templates.ts'
import type { EnquiryView } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'
import { ContactLinks } from '../../controls/contact-links.tsx'
import { BackLink, TextLink } from '../../controls/text-links.tsx'
import { useFreshness } from '../../freshness.ts'
import { PageTitle } from '../../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../../page-loader.ts'
import { warnOfAge } from '../enquiry-texts.ts'
import { AssigneeChoice } from './assignee-choice.tsx'
import { EnquiryMenu } from './enquiry-menu.tsx'
import { NoteForm } from './note-form.tsx'
import { ProductsQuery } from './products-asked.tsx'
import { markAsRead } from './reading.ts'
import { ReplyForm } from './reply-form.tsx'
import { StatusChoice } from './status-choice.tsx'
import { Timeline } from './timeline.tsx'

type Data = { enquiry: EnquiryView; templates: TemplateRow[] }

export const clientLoader = whenSignedIn(async ({ params: { uuid = '' }, signal }): Promise<Data> => {
  const [enquiry, templates] = await Promise.all([staffApi.enquiry({ uuid }), staffApi.replyTemplates()])
  const shown = orFail(enquiry)
  await markAsRead(shown, signal)
  return { enquiry: shown, templates: orFail(templates) }
})

export default function EnquiryPage({ loaderData: { enquiry, templates } }: { loaderData: Data }) {
  const onItsWay = enquiry.timeline.some(({ mail }) => mail?.state === 'waiting')
  useFreshness(onItsWay ? 2000 : 15_000)
  return (
    <>
      <PageTitle title={`Enquiry from ${enquiry.name}`} />
      <BackLink to={href('/admin/enquiries')}>Enquiries</BackLink>
      <EnquiryHead enquiry={enquiry} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 content-start gap-5 lg:order-2">
          <StatusChoice enquiry={enquiry} />
          <AssigneeChoice enquiry={enquiry} />
          <ProductsQuery enquiry={enquiry} />
        </div>
        <div className="grid grid-cols-1 content-start gap-8 lg:order-1">
          <Timeline enquiry={enquiry} />
          {enquiry.email === '' ? (
            <NoAddress enquiry={enquiry} />
          ) : (
            <ReplyForm key={enquiry.uuid} enquiry={enquiry} templates={templates} />
          )}
          <NoteForm key={`note ${enquiry.uuid}`} uuid={enquiry.uuid} />
        </div>
      </div>
    </>
  )
}

function NoAddress({ enquiry: { name, phone } }: { enquiry: EnquiryView }) {
  return (
    <p className="border-l-2 border-line bg-sand px-4 py-2 text-small">
      {name} left no email address. Please answer by phone ({phone}), and write a note about it.
    </p>
  )
}

function EnquiryHead({ enquiry }: { enquiry: EnquiryView }) {
  const { name, email, phone, cameBy, department, createdAt, otherCount } = enquiry
  const age = warnOfAge(enquiry)
  return (
    <header className="mb-5">
      <div className="flex items-start gap-3">
        <h1 className="mr-auto min-w-0 text-h2">{name}</h1>
        {email !== '' && (
          <a
            href="#reply"
            className="inline-flex min-h-11 items-center px-3 text-small font-semibold hover:text-green lg:min-h-9"
          >
            Reply
          </a>
        )}
        <EnquiryMenu enquiry={enquiry} />
      </div>
      <ContactLinks email={email} phone={phone} className="text-soft">
        <span>
          {[...(cameBy === 'site' ? [] : [wayLabels[cameBy]]), department, formatMoment(createdAt)].join(' · ')}
        </span>
      </ContactLinks>
      <p className="flex flex-wrap gap-x-4 text-small">
        {age && <strong className="font-semibold text-sale">{age}</strong>}
        {otherCount > 0 && (
          <TextLink to={`${href('/admin/enquiries')}?${new URLSearchParams({ status: 'all', q: email })}`}>
            {otherCount === 1 ? 'Another enquiry' : `${otherCount} more enquiries`} from this address
          </TextLink>
        )}
      </p>
    </header>
  )
}
