import type { UserRow } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import type { ConfirmProps } from '../../ui/dialog/confirm-dialog.tsx'

export type UserChange =
  | 'make-admin'
  | 'make-moderator'
  | 'make-curator'
  | 'make-member'
  | 'suspend'
  | 'restore'
  | 'reset-link'
  | 'second-factor-off'

type Question = ConfirmProps & { done: string; failed: string }

/** The body of a question that gives somebody a part of the back office: what opened their account ends. */
const risen = (body: string) =>
  `${body} ${t('Their passkeys, authentication codes, and calendar addresses end, and we email them.')}`

/**
 * The question before a change, and the message after it. Both name the person and their address, because two people
 * may share a name.
 */
export function questionOf(change: UserChange, { name, email }: UserRow): Question {
  const who = { name, email }
  const failed = t('Failed to change the account of {name}', who)
  switch (change) {
    case 'make-admin':
      return {
        title: t('Make {name} an administrator?', who),
        body: risen(
          t(
            '{email} will be able to do all that you can, and to read every member’s health entries. They get the back office in place of their own pages; what they wrote stays.',
            who,
          ),
        ),
        confirmLabel: t('Make administrator'),
        done: t('{name} is now an administrator', who),
        failed,
      }
    case 'make-moderator':
      return {
        title: t('Make {name} a moderator?', who),
        body: risen(
          t(
            '{email} will be able to decide about what members report, and to see what members share. Nothing else of the back office. Their own pages stay theirs.',
            who,
          ),
        ),
        confirmLabel: t('Make moderator'),
        done: t('{name} is now a moderator', who),
        failed,
      }
    case 'make-curator':
      return {
        title: t('Make {name} a curator?', who),
        body: risen(
          t(
            '{email} will be able to change themes and events, and to see who comes. Nothing else of the back office. Their own pages stay theirs.',
            who,
          ),
        ),
        confirmLabel: t('Make curator'),
        done: t('{name} is now a curator', who),
        failed,
      }
    case 'make-member':
      return {
        title: t('Make {name} a member?', who),
        body: t('{email} will no longer have a way into the back office. The account stays.', who),
        confirmLabel: t('Make member'),
        done: t('{name} is now a member', who),
        failed,
      }
    case 'suspend':
      return {
        title: t('Suspend {name}?', who),
        body: t(
          '{email} is signed out everywhere and cannot sign in until restored. Nothing is deleted, but a place at a full event goes to who waits for it.',
          who,
        ),
        confirmLabel: t('Suspend'),
        danger: true,
        done: t('{name} has been suspended', who),
        failed,
      }
    case 'restore':
      return {
        title: t('Restore {name}?', who),
        body: t('{email} will be able to sign in again.', who),
        confirmLabel: t('Restore||an account'),
        done: t('{name} has been restored', who),
        failed,
      }
    case 'reset-link':
      return {
        title: t('Send {name} a reset link?', who),
        body: t(
          'An email with a link to choose a new password goes to {email}. It works once, for 15 minutes.',
          who,
        ),
        confirmLabel: t('Send reset link'),
        done: t('A reset link is on its way to {email}', who),
        failed: t('Failed to send the reset link'),
      }
    case 'second-factor-off':
      return {
        title: t('Turn off the second factor of {name}?', who),
        body: t(
          'One-time codes end, passkeys are removed, and {email} signs in with the password alone. Do it only if you are sure that it is they who ask. An email tells them.',
          who,
        ),
        confirmLabel: t('Turn off'),
        danger: true,
        done: t('{name} signs in with the password alone now', who),
        failed,
      }
  }
}
