import * as auth from './auth.ts'
import { anyone, member, rows } from './row.ts'
import * as second from './second-factor.ts'
import { done } from './values.ts'

/** What members sign in with beside the password, as part of `api.ts`: one-time codes, recovery codes, passkeys. */
export const secondFactorCalls = rows({
  'POST /auth/code': anyone({
    summary: 'Go on with a sign-in that asked for a code',
    body: second.codeSignIn,
    response: auth.session,
    whileFull: true,
  }),
  'POST /auth/passkey/options': anyone({
    summary: 'Ask for what a passkey signs to sign in',
    response: second.passkeyAsked,
    whileFull: true,
  }),
  'POST /auth/passkey': anyone({
    summary: 'Sign in with a passkey',
    body: second.passkeySignIn,
    response: auth.session,
    whileFull: true,
  }),
  'POST /auth/not-me': anyone({
    summary: 'End every session with the link of a letter about a new device, and ask for a new password',
    body: second.alarm,
    response: second.alarmAnswer,
    whileFull: true,
  }),
  'POST /auth/not-me/proof': anyone({
    summary:
      'Remove the second factors made since that sign-in at once, with a former password or a recovery code',
    body: second.alarmProof,
    response: done,
    whileFull: true,
  }),
  'POST /auth/was-me': anyone({
    summary: 'Confirm with the link in a new-device email that the sign-in was yours',
    body: second.alarm,
    response: done,
    whileFull: true,
  }),

  'GET /user/second-factor': member({
    summary: 'What the member signs in with beside the password',
    response: second.secondFactor,
    beforeSecondFactor: true,
  }),
  'POST /user/second-factor/keep': member({
    summary: 'Keep the second factors that were about to be removed',
    response: done,
    whileFull: true,
  }),
  'POST /user/ways-in/remove': member({
    summary:
      'Remove all that opens the account beside the password: passkeys, codes, calendar addresses, providers, other sessions',
    body: second.passwordShown,
    response: done,
    whileFull: true,
  }),
  'POST /user/codes': member({
    summary: 'Make a secret for one-time codes, which counts once it is confirmed',
    body: second.passwordShown,
    response: second.newCodes,
    beforeSecondFactor: true,
  }),
  'POST /user/codes/confirm': member({
    summary: 'Turn one-time codes on with the first of them',
    body: second.codeConfirmed,
    response: second.recoveryCodes,
    beforeSecondFactor: true,
  }),
  'POST /user/codes/off': member({
    summary: 'Turn one-time codes off',
    body: second.passwordShown,
    response: done,
    whileFull: true,
  }),
  'POST /user/recovery-codes': member({
    summary: 'Make new recovery codes in place of the old ones',
    body: second.passwordShown,
    response: second.recoveryCodes,
  }),
  'POST /user/passkeys/options': member({
    summary: 'Ask for what a passkey is made from',
    body: second.passwordShown,
    response: second.newPasskeyAsked,
    beforeSecondFactor: true,
  }),
  'POST /user/passkeys': member({
    summary: 'Keep a new passkey',
    body: second.newPasskey,
    response: second.passkey,
    beforeSecondFactor: true,
  }),
  'PATCH /user/passkeys/{id}': member({
    summary: 'Rename a passkey',
    params: second.passkeyParams,
    body: second.passkeyName,
    response: second.passkey,
  }),
  'POST /user/passkeys/{id}/remove': member({
    summary: 'Remove a passkey, so that nobody signs in with it any more',
    params: second.passkeyParams,
    body: second.passwordShown,
    response: done,
    whileFull: true,
  }),
})
