import { changeWithoutAnswer } from '../site/changes.ts'
import type { StaffAnswers } from './access.ts'
import { changePassword, readAccount, type StaffParts, saveAccount } from './account.ts'
import { invite, listInvitations, sendAgain, withdrawInvitation } from './invitations.ts'
import { readMailSetup } from './mail-setup.ts'
import { changeAsOwner, changeAsOwnerWithoutAnswer } from './owners.ts'
import { removePasskey } from './passkeys.ts'
import {
  type CountOpenEnquiries,
  changeRole,
  endSessionsOf,
  listPeople,
  removeAuthenticatorOf,
  removePerson,
  restorePerson,
} from './people.ts'
import { endOtherSessions, endSession } from './sessions.ts'

type Parts = StaffParts & { countOpenEnquiries: CountOpenEnquiries }

export const answerStaffCalls = (parts: Parts) => ({
  ...answerOwnCalls(parts),
  ...answerPeopleCalls(parts),
  ...answerInvitationCalls(parts),
})

const answerOwnCalls = (parts: StaffParts) =>
  ({
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
    endSession: ({ uuid }, { member }) =>
      changeWithoutAnswer(parts.db, member, (tx, change) => endSession(tx, change, member, uuid)),
    endOtherSessions: (_, caller) =>
      changeWithoutAnswer(parts.db, caller.member, (tx, change) => endOtherSessions(tx, change, caller)),
  }) satisfies StaffAnswers

const answerPeopleCalls = ({ db, countOpenEnquiries }: Parts) =>
  ({
    people: async () => ({
      people: await listPeople(db, countOpenEnquiries),
      invitations: await listInvitations(db),
    }),
    changeRole: ({ uuid, role }, { member }) =>
      changeAsOwnerWithoutAnswer(db, member, (tx, change) => changeRole(tx, change, uuid, role)),
    removePerson: ({ uuid }, { member }) =>
      changeAsOwnerWithoutAnswer(db, member, (tx, change) => removePerson(tx, change, uuid)),
    restorePerson: ({ uuid }, { member }) =>
      changeAsOwnerWithoutAnswer(db, member, (tx, change) => restorePerson(tx, change, uuid)),
    endSessionsOf: ({ uuid }, { member }) =>
      changeAsOwnerWithoutAnswer(db, member, (tx, change) => endSessionsOf(tx, change, uuid)),
    removeAuthenticator: ({ uuid }, { member }) =>
      changeAsOwnerWithoutAnswer(db, member, (tx, change) => removeAuthenticatorOf(tx, change, member.id, uuid)),
  }) satisfies StaffAnswers

const answerInvitationCalls = ({ db, publicUrl }: StaffParts) =>
  ({
    invite: (asked, { member }) =>
      changeAsOwner(db, member, (tx, change) => invite(tx, change, { member, publicUrl }, asked)),
    sendInvitation: ({ uuid }, { member }) =>
      changeAsOwner(db, member, (tx, change) => sendAgain(tx, change, { member, publicUrl }, uuid)),
    withdrawInvitation: ({ uuid }, { member }) =>
      changeAsOwnerWithoutAnswer(db, member, (tx, change) => withdrawInvitation(tx, change, uuid)),
  }) satisfies StaffAnswers
