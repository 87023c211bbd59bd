import * as z from 'zod/mini'

/** What an administrator may be told of by mail. */
export const newsKinds = ['reports', 'backup', 'disk', 'letters'] as const
export type NewsKind = (typeof newsKinds)[number]

/** What an administrator wants to be told of by mail. A community whose database server makes backups tells none of them. */
export const adminNews = z.object({
  /** Whether the community has a mail server. Without one nobody is told. */
  delivers: z.boolean(),
  kinds: z.array(z.object({ kind: z.enum(newsKinds), byMail: z.boolean() })),
})
export type AdminNews = z.infer<typeof adminNews>

export const newsChange = z.object({ kind: z.enum(newsKinds), byMail: z.boolean() })
