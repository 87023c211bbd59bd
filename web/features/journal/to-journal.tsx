import { t } from '../../../contract/t.ts'
import { BackLink } from '../../ui/back-link.tsx'

/** The way back to the list, above the title of what was opened from it. */
export const ToJournal = () => <BackLink to="/journal">{t('Journal')}</BackLink>
