import * as z from 'zod/mini'
import { opens, type Role } from './roles.ts'

/** What an administrator may be told of by mail. */
export const newsKinds = ['reports', 'backup', 'disk', 'letters'] as const
export type NewsKind = (typeof newsKinds)[number]

/** What a role may be told of: who decides reports of these, and who looks after all of it of the rest too. */
export const newsOf = (role: Role): NewsKind[] =>
  newsKinds.filter((kind) => opens(role, kind === 'reports' ? 'moderator' : 'admin'))

/** What an administrator wants to be told of by mail. A community whose database server makes backups tells none of them. */
export const adminNews = z.object({
  /** Whether the community has a mail server. Without one nobody is told. */
  delivers: z.boolean(),
  kinds: z.array(z.object({ kind: z.enum(newsKinds), byMail: z.boolean() })),
})
export type AdminNews = z.infer<typeof adminNews>

export const newsChange = z.object({ kind: z.enum(newsKinds), byMail: z.boolean() })
