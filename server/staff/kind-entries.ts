import type { KindEntries } from '../site/kind-entry.ts'
import { staff, staffInvitations } from './tables.ts'

export const staffKinds: KindEntries<'person' | 'invitation'> = {
  person: { table: staff, id: staff.id, name: staff.name, deletedAt: staff.removedAt, search: { note: staff.email } },
  invitation: { table: staffInvitations, id: staffInvitations.id, name: staffInvitations.name },
}
