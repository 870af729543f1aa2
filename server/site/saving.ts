import type { Form } from '../../contract/staff/forms.ts'
import type { LeaveRedirect } from './redirect-edits.ts'

/** A record as staff have seen it: a change of it is refused once it has another version. */
export type Seen<Id> = { id: Id; version: number }

/** What staff save of a record; by default a changed address leaves a redirect. */
export type Saving<Id, Edit> = Seen<Id> & Form<Edit> & { redirect?: LeaveRedirect }
