import { daysToStay } from '../../contract/deletion.ts'
import { isStaff } from '../../contract/roles.ts'
import type { Deps } from '../deps.ts'
import { writeAudit } from '../features/audit/queries.ts'
import { confirmPassword } from '../features/auth/own-account.ts'
import { getMember, languageOf, toUser } from '../features/auth/queries.ts'
import { removeImages } from '../features/images/jobs.ts'
import { removePrivateFiles } from '../features/journal/jobs.ts'
import { handlers } from '../handlers.ts'
import { notFound, Refusal, refuse } from '../kernel/http/refusal.ts'
import { countBin, countRecords } from './counts.ts'
import { deleteAccount } from './delete-account.ts'
import { eraseKind } from './erase-kind.ts'
import { erasureLetterJob, farewellLetterJob, leavingLetterJob } from './jobs.ts'
import { beginToLeave, stay } from './leaving.ts'

const lastAdmin = () => refuse(409, 'The last administrator cannot leave. Make somebody else one first.')
const anAdmin = () => refuse(409, 'This is an administrator. Make them a member first.')
const hasRole = () => refuse(409, 'This account has a role in the back office. Make them a member first.')
const gone = () => refuse(401, 'Please sign in again.')

/** The deletion of an account, or of one kind. It concerns every feature that stores something of its member. */
export const deletionHandlers = (deps: Deps) => {
  const { db, limiter, jobs, texts } = deps
  const confirmed = async (memberId: string, password: string) => {
    const row = await confirmPassword({ db, limiter }, memberId, password)
    return row instanceof Refusal ? refuse(row.status, row.message, { headers: { ...row.headers } }) : row
  }

  return handlers({
    'POST /admin/users/{id}/delete': async ({ member, params, body }) => {
      const id = params.id.toLowerCase()
      if (id === member.id) return refuse(409, 'You cannot change your own account')
      const row = await confirmed(member.id, body.password)
      if (row instanceof Refusal) return row
      const departure = await deleteAccount(deps, id, {
        also: async (tx, { person: { name, email, role, ...person }, receipt }) => {
          // Thrown, so that the deletion is undone: the role may have changed since the administrator looked.
          if (role === 'admin') throw anAdmin()
          if (isStaff(role)) throw hasRole()
          const to = { name, email, zone: person.time_zone ?? 'UTC' }
          await jobs.send(farewellLetterJob, { to, language: languageOf(person), receipt }, tx)
          const details = { receipt: receipt.number }
          const at = deps.clock.now()
          await writeAudit(tx, { at, kind: 'member-erased', actor: member, subjectId: id, details })
        },
      })
      if (departure === 'stays') return notFound('User not found')
      if (departure === 'last admin') return anAdmin()
      await removeImages(jobs, departure.images)
      await removePrivateFiles(jobs)
      return { ok: true, receipt: departure.receipt }
    },

    'POST /user/delete': async ({ member, token, body, zone, acceptLanguage }) => {
      const row = await confirmed(member.id, body.password)
      if (row instanceof Refusal) return row
      const language = texts.accepted(acceptLanguage)
      if (body.in_days === daysToStay) {
        const leaving = await beginToLeave(deps, { id: member.id, token }, (tx) =>
          jobs.send(leavingLetterJob, { memberId: member.id, language }, tx),
        )
        if (leaving === 'absent') return gone()
        return leaving === 'last admin' ? lastAdmin() : { ok: true, leaves_at: leaving.leavesAt }
      }
      const departure = await deleteAccount(deps, member.id, {
        also: async (tx, { person: { name, email, ...person }, receipt }) => {
          const to = { name, email, zone }
          const reads = person.language ?? language ?? person.seen_language
          await jobs.send(farewellLetterJob, { to, language: reads, receipt }, tx)
        },
      })
      if (departure === 'stays') return gone()
      if (departure === 'last admin') return lastAdmin()
      await removeImages(jobs, departure.images)
      await removePrivateFiles(jobs)
      return { ok: true, receipt: departure.receipt }
    },

    'POST /user/stay': async ({ member }) => (await stay(deps, member.id)) ?? gone(),

    'GET /user/records': async ({ member }) => ({
      counts: await countRecords(db, member.id),
      in_bin: await countBin(db, member.id),
      since: (await getMember(db, member.id)).created_at,
    }),

    'POST /user/erase': async ({ member, body, acceptLanguage }) => {
      const row = await confirmed(member.id, body.password)
      if (row instanceof Refusal) return row
      const { images, receipt, bannerStays } = await eraseKind(deps, member.id, body.kind, (tx, proof) => {
        const language = texts.accepted(acceptLanguage)
        return jobs.send(erasureLetterJob, { memberId: member.id, language, receipt: proof }, tx)
      })
      await removeImages(jobs, images)
      if (body.kind === 'journal') await removePrivateFiles(jobs)
      return { ok: true, receipt, bannerStays, user: toUser(await getMember(db, member.id)) }
    },
  })
}
