import { href } from 'react-router'
import type { PersonRow } from '../../../contract/staff/people.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { TextLink } from '../controls/text-links.tsx'

/** A link to open enquiries of somebody who cannot answer them: nobody does until they are assigned to somebody else. */
export function LeftEnquiries({ person: { uuid, role, removedAt, openEnquiries } }: { person: PersonRow }) {
  const canAnswer = removedAt === null && role !== 'editor'
  if (canAnswer || openEnquiries === 0) return null
  return (
    <TextLink to={`${href('/admin/enquiries')}?assignee=${uuid}`}>
      {writeCount(openEnquiries, 'open enquiry')} still assigned to them
    </TextLink>
  )
}
