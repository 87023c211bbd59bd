import { t } from '../../../contract/t.ts'

/** Says that a draft was taken up again. */
export const RestoredNotice = () => (
  <p className="rounded-md bg-honey-soft px-4 py-2 text-sm" role="status">
    {t('What you had not saved is still here.')}
  </p>
)
