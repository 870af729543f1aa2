import type { StaffCalls } from '../../contract/staff/calls.ts'
import type { Transaction } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import { type Change, changeShop } from '../site/changes.ts'
import type { StaffCaller } from './access.ts'
import { changePassword, readAccount, type StaffParts, saveAccount } from './account.ts'
import { invite, listInvitations, sendAgain, withdrawInvitation } from './invitations.ts'
import { readMailSetup } from './mail-setup.ts'
import { removePasskey } from './passkeys.ts'
import { changeRole, endSessionsOf, listPeople, removeAuthenticator, removePerson, restorePerson } from './people.ts'
import { endOtherSessions, endSession } from './sessions.ts'

type Answers<Names extends keyof StaffCalls> = Handlers<StaffCalls, Names, StaffCaller>
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

export const answerStaffCalls = (parts: StaffParts): Answers<OwnCalls | PeopleCalls | InvitationCalls> => ({
  ...answerOwnCalls(parts),
  ...answerPeopleCalls(parts),
  ...answerInvitationCalls(parts),
})

const answerOwnCalls = (parts: StaffParts): Answers<OwnCalls> => ({
  me: async (_, { member: { id, ...member }, codeOwedFrom }) => ({
    uuid: id,
    ...member,
    mail: await readMailSetup(parts, member),
    codeOwedFrom: codeOwedFrom?.toISOString() ?? null,
  }),
  account: (_, caller) => readAccount(parts, caller),
  saveAccount: async (edit, caller) => {
    await saveAccount(parts, caller, edit)
    return null
  },
  changePassword: async (passwords, caller) => {
    await changePassword(parts, caller, passwords)
    return null
  },
  removePasskey: async (removal, caller) => {
    await removePasskey(parts, caller, removal)
    return null
  },
  endSession: ({ uuid }, caller) =>
    carryOut(parts, caller, (tx, change) => endSession(tx, change, caller.member, uuid)),
  endOtherSessions: (_, caller) => carryOut(parts, caller, (tx, change) => endOtherSessions(tx, change, caller)),
})

const answerPeopleCalls = (parts: StaffParts): Answers<PeopleCalls> => ({
  people: async () => ({ people: await listPeople(parts.db), invitations: await listInvitations(parts.db) }),
  changeRole: ({ uuid, role }, caller) => carryOut(parts, caller, (tx, change) => changeRole(tx, change, uuid, role)),
  removePerson: ({ uuid }, caller) => carryOut(parts, caller, (tx, change) => removePerson(tx, change, uuid)),
  restorePerson: ({ uuid }, caller) => carryOut(parts, caller, (tx, change) => restorePerson(tx, change, uuid)),
  endSessionsOf: ({ uuid }, caller) => carryOut(parts, caller, (tx, change) => endSessionsOf(tx, change, uuid)),
  removeAuthenticator: ({ uuid }, caller) =>
    carryOut(parts, caller, (tx, change) => removeAuthenticator(tx, change, uuid)),
})

const answerInvitationCalls = ({ publicUrl, ...parts }: StaffParts): Answers<InvitationCalls> => ({
  invite: (asked, { member }) =>
    changeShop(parts.db, member, (tx, change) => invite(tx, change, { member, publicUrl }, asked)),
  sendInvitation: ({ uuid }, { member }) =>
    changeShop(parts.db, member, (tx, change) => sendAgain(tx, change, { member, publicUrl }, uuid)),
  withdrawInvitation: ({ uuid }, caller) =>
    carryOut(parts, caller, (tx, change) => withdrawInvitation(tx, change, uuid)),
})

type Work = (tx: Transaction, change: Change) => Promise<void>

async function carryOut({ db }: Pick<StaffParts, 'db'>, { member }: StaffCaller, work: Work): Promise<null> {
  await changeShop(db, member, work)
  return null
}
