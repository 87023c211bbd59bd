import { useMutation } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call, errorText } from '../../lib/api.ts'
import { session, useUser } from '../../lib/session.ts'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { notify } from '../../ui/toasts/notify.ts'

/** The weekday the month begins with. It is stored with the member. */
export function MonthChoice() {
  const { month_starts_on: stored = 'sunday', role } = useUser()
  const choose = useMutation({
    mutationFn: (month_starts_on: 'sunday' | 'monday') =>
      call('PATCH /user/month', { body: { month_starts_on } }),
    onSuccess: (user) => session.updateUser(user),
    onError: (error) =>
      notify.error(errorText(error, t("We couldn't save that. Try again.")), { id: 'month' }),
  })
  // Administrators have no calendar of their own.
  if (role === 'admin') return null
  return (
    <RadioGroup
      legend={t('The month begins on')}
      look="segmented"
      value={choose.isPending ? choose.variables : stored}
      onChange={(day) => choose.mutate(day)}
      options={[
        { value: 'sunday', label: t('Sunday') },
        { value: 'monday', label: t('Monday') },
      ]}
    />
  )
}
