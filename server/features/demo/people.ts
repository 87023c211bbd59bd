import type { DemoVisit } from '../../../contract/demo.ts'

/** The people whom the demo's two buttons sign in. Both have a password as well, to try the forms with. */
export const demoPeople: Record<DemoVisit['as'], { name: string; email: string; password: string }> = {
  member: { name: 'Mira', email: 'mira@example.org', password: 'a quiet harbour' },
  admin: { name: 'Keeper', email: 'keeper@example.org', password: 'a quiet lighthouse' },
}
