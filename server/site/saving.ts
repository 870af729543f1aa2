import type { Form } from '../../contract/staff/forms.ts'
import type { LeaveRedirect } from './redirect-edits.ts'

/** A record at the version that staff have seen: a change is refused if it has another version now. */
export type Seen<Id> = { id: Id; version: number }

/** The input of a save; by default a changed address leaves a redirect. */
export type Saving<Id, Edit> = Seen<Id> & Form<Edit> & { redirect?: LeaveRedirect }
