import { claimFirstPassword, type FirstAdmin } from '../features/auth/first-admin.ts'
import type { Tools } from '../tools.ts'
import { operatorCommand } from './operator-command.ts'

/** How an administrator signs in, in the words that a start prints. Only one node prints a generated password. */
export async function describeAdminSignIn(
  { database }: Tools,
  admin: FirstAdmin,
  publicUrl: string,
): Promise<string> {
  const at = `at ${publicUrl}/admin/login`
  const cleared =
    'hadMore' in admin && admin.hadMore
      ? '. The passkeys, authentication codes, and calendar addresses of that account were removed'
      : ''
  const elsewhere = (email: string) =>
    `${email}, ${at}. Another start made up the password and printed it; one in a minute makes up another, until it is used.`
  switch (admin.is) {
    case 'made up':
      return (await claimFirstPassword(database.db, admin.passwordHash))
        ? `${admin.email} with the password ${admin.password} (until it is used, each start makes up another) ${at}${cleared}`
        : elsewhere(admin.email)
    case 'told elsewhere':
      return elsewhere(admin.email)
    case 'configured':
      return `${admin.email}, ${at}${cleared}`
    case 'there':
      return `whoever is one already, ${at}`
    case 'not made':
      return `whoever is one already, ${at}. ADMIN_EMAIL ${admin.email} is not: ${operatorCommand} create-admin ${admin.email}`
  }
}
