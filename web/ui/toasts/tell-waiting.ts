import { t } from '../../../contract/t.ts'
import { notify } from './notify.ts'

/** Tells a reporter that nobody can decide yet: what they reported is the only administrator's. */
export const tellWaiting = (): void =>
  notify.info(
    t(
      "This is about the community's only administrator, and nobody decides about themselves. Your report waits until there is another administrator.",
    ),
    { id: 'report-waits', duration: 20_000 },
  )
