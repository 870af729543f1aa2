import { href, useNavigate } from 'react-router'
import { failed } from '../../../../contract/errors.ts'
import type { EnquiryView } from '../../../../contract/staff/enquiries.ts'
import { staffApi } from '../../api.ts'
import { Menu } from '../../controls/menu.tsx'
import { useNextPage } from '../../controls/next-page.ts'
import { warn } from '../../controls/notices.tsx'
import { keepUnread } from './reading.ts'

export function EnquiryMenu({ enquiry: { uuid, email, phone } }: { enquiry: EnquiryView }) {
  const navigate = useNavigate()
  const openNext = useNextPage()
  const leaveUnread = () =>
    keepUnread(uuid, async () => {
      const answer = await staffApi.markEnquiry({ uuid, unread: true })
      if (failed(answer)) return void warn(answer.problem.reason)
      await openNext(href('/admin/enquiries'))
    })
  const held = `${href('/admin/enquiries/shopper')}?${new URLSearchParams(email === '' ? { phone } : { email })}`
  return (
    <Menu
      label="More"
      items={[
        { label: 'Mark as unread', onChoose: leaveUnread },
        { label: 'What we hold about this person', onChoose: () => navigate(held) },
      ]}
    />
  )
}
