import { z } from 'zod'
import { get, post, put } from '../../call.ts'
import { Account, AccountEdit, PasskeyRemoval, PasswordChange } from '../account.ts'
import { ByUuid, Nothing } from '../forms.ts'
import { InvitationLink, NewInvitation, People, RoleChange } from '../people.ts'
import { everyone, open, owners } from '../roles.ts'
import * as staff from '../sign-in.ts'

/** Calls before signing in; signing in and out are calls of the sign-in library, under /api/auth. */
export const signInCalls = {
  createOwner: post('/api/staff/owner', staff.LoginStatus, staff.NewOwner),
  openInvitation: post('/api/staff/sign-in/invitation', staff.InvitationCard, z.object({ token: staff.LinkToken })),
  acceptInvitation: post('/api/staff/sign-in/accept', Nothing, staff.Joining),
  requestReset: post('/api/staff/sign-in/forgotten', staff.ResetAnswer, staff.ResetRequest),
  resetPassword: post('/api/staff/sign-in/reset', Nothing, staff.Reset),
}

/** Calls about the member's own account. */
export const accountCalls = {
  me: open(everyone, get('/api/staff/me', staff.SignedIn)),
  account: open(everyone, get('/api/staff/account', Account)),
  saveAccount: open(everyone, put('/api/staff/account', Nothing, AccountEdit)),
  changePassword: open(everyone, put('/api/staff/account/password', Nothing, PasswordChange)),
  removePasskey: open(everyone, post('/api/staff/account/passkeys/:uuid/remove', Nothing, PasskeyRemoval)),
  endOtherSessions: open(everyone, post('/api/staff/account/sessions/end-others', Nothing)),
  endSession: open(everyone, post('/api/staff/account/sessions/:uuid/end', Nothing, ByUuid)),
}

export const peopleCalls = {
  people: open(owners, get('/api/staff/people', People)),
  changeRole: open(owners, put('/api/staff/people/:uuid/role', Nothing, RoleChange)),
  removePerson: open(owners, post('/api/staff/people/:uuid/remove', Nothing, ByUuid)),
  restorePerson: open(owners, post('/api/staff/people/:uuid/restore', Nothing, ByUuid)),
  endSessionsOf: open(owners, post('/api/staff/people/:uuid/sessions/end', Nothing, ByUuid)),
  removeAuthenticator: open(owners, post('/api/staff/people/:uuid/authenticator/remove', Nothing, ByUuid)),
  invite: open(owners, post('/api/staff/invitations', InvitationLink, NewInvitation)),
  sendInvitation: open(owners, post('/api/staff/invitations/:uuid/send', InvitationLink, ByUuid)),
  withdrawInvitation: open(owners, post('/api/staff/invitations/:uuid/withdraw', Nothing, ByUuid)),
}
