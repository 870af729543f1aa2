import type { StaffCalls } from '../../contract/staff-calls.ts'
import type { staffSchemas } from '../../contract/staff-schemas.ts'
import type { Transaction } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import { type Change, changeShop } from '../site/changes.ts'
import type { StaffCaller } from './access.ts'
import { changePassword, readAccount, type StaffRoom, saveAccount } from './account.ts'
import { invite, listInvitations, sendAgain, withdrawInvitation } from './invitations.ts'
import { readMailSetup } from './mail-setup.ts'
import { removePasskey } from './passkeys.ts'
import { changeRole, endSessionsOf, listPeople, removeAuthenticator, removePerson, restorePerson } from './people.ts'
import { endOtherSessions, endSession } from './sessions.ts'

type Answers<Names extends keyof StaffCalls> = Handlers<StaffCalls, typeof staffSchemas, Names, StaffCaller>
type OwnCalls =
  | 'removePasskey'
  | 'me'
  | 'account'
  | 'saveAccount'
  | 'changePassword'
  | 'endSession'
  | 'endOtherSessions'
type PeopleCalls = 'people' | 'changeRole' | 'removePerson' | 'restorePerson' | 'endSessionsOf' | 'removeAuthenticator'
type InvitationCalls = 'invite' | 'sendInvitation' | 'withdrawInvitation'

export const answerStaffCalls = (room: StaffRoom): Answers<OwnCalls | PeopleCalls | InvitationCalls> => ({
  ...answerOwnCalls(room),
  ...answerPeopleCalls(room),
  ...answerInvitationCalls(room),
})

const answerOwnCalls = (room: StaffRoom): Answers<OwnCalls> => ({
  me: async (_, { member: { id, ...member }, codeOwedFrom }) => ({
    uuid: id,
    ...member,
    mail: await readMailSetup(room, member),
    codeOwedFrom: codeOwedFrom?.toISOString() ?? null,
  }),
  account: (_, caller) => readAccount(room, caller),
  saveAccount: async (edit, caller) => {
    await saveAccount(room, caller, edit)
    return null
  },
  changePassword: async (passwords, caller) => {
    await changePassword(room, caller, passwords)
    return null
  },
  removePasskey: async (removal, caller) => {
    await removePasskey(room, caller, removal)
    return null
  },
  endSession: ({ uuid }, caller) => carryOut(room, caller, (tx, change) => endSession(tx, change, caller.member, uuid)),
  endOtherSessions: (_, caller) => carryOut(room, caller, (tx, change) => endOtherSessions(tx, change, caller)),
})

const answerPeopleCalls = (room: StaffRoom): Answers<PeopleCalls> => ({
  people: async () => ({ people: await listPeople(room.db), invitations: await listInvitations(room.db) }),
  changeRole: ({ uuid, role }, caller) => carryOut(room, caller, (tx, change) => changeRole(tx, change, uuid, role)),
  removePerson: ({ uuid }, caller) => carryOut(room, caller, (tx, change) => removePerson(tx, change, uuid)),
  restorePerson: ({ uuid }, caller) => carryOut(room, caller, (tx, change) => restorePerson(tx, change, uuid)),
  endSessionsOf: ({ uuid }, caller) => carryOut(room, caller, (tx, change) => endSessionsOf(tx, change, uuid)),
  removeAuthenticator: ({ uuid }, caller) =>
    carryOut(room, caller, (tx, change) => removeAuthenticator(tx, change, uuid)),
})

const answerInvitationCalls = ({ publicUrl, ...room }: StaffRoom): Answers<InvitationCalls> => ({
  invite: (asked, { member }) =>
    changeShop(room.db, member, (tx, change) => invite(tx, change, { member, publicUrl }, asked)),
  sendInvitation: ({ uuid }, { member }) =>
    changeShop(room.db, member, (tx, change) => sendAgain(tx, change, { member, publicUrl }, uuid)),
  withdrawInvitation: ({ uuid }, caller) =>
    carryOut(room, caller, (tx, change) => withdrawInvitation(tx, change, uuid)),
})

type Work = (tx: Transaction, change: Change) => Promise<void>

async function carryOut({ db }: Pick<StaffRoom, 'db'>, { member }: StaffCaller, work: Work): Promise<null> {
  await changeShop(db, member, work)
  return null
}
