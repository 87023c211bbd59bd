import type { AdminBanner, bannerActions } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import type { ConfirmProps } from '../../ui/dialog/confirm-dialog.tsx'

export type BannerAction = (typeof bannerActions)[number]

/** The question before an action. Its words are the specification's. The title names the banner's member. */
export function questionOf(
  action: BannerAction,
  { user_name: name }: Pick<AdminBanner, 'user_name'>,
): ConfirmProps {
  switch (action) {
    case 'unshare':
      return {
        title: t('Unshare the banner of {name}?', { name }),
        body: t('Are you sure you want to unshare this banner?'),
        confirmLabel: t('Unshare'),
      }
    case 'reinstate':
      return {
        title: t('Reinstate the banner of {name}?', { name }),
        body: t('Are you sure you want to reinstate this banner and clear all reports?'),
        confirmLabel: t('Reinstate'),
      }
    case 'delete':
      return {
        title: t('Delete the banner of {name}?', { name }),
        body: t('Are you sure you want to permanently delete this banner? This action cannot be undone.'),
        confirmLabel: t('Delete'),
        danger: true,
      }
  }
}

/** 'Banner {action}d successfully' (specification, Admin 8), as whole phrases. */
export const successOf = (action: BannerAction): string =>
  ({
    unshare: t('Banner unshared successfully'),
    reinstate: t('Banner reinstated successfully'),
    delete: t('Banner deleted successfully'),
  })[action]

/** 'Failed to {action} banner' (specification, Admin 8), as whole phrases. */
export const failureOf = (action: BannerAction): string =>
  ({
    unshare: t('Failed to unshare banner'),
    reinstate: t('Failed to reinstate banner'),
    delete: t('Failed to delete banner'),
  })[action]

/** Whether an action would change anything. Reinstating undoes only moderation (ruling 35). */
export function isOffered(action: BannerAction, banner: AdminBanner): boolean {
  const { is_shared, report_count, unshared_by_admin = true } = banner
  switch (action) {
    case 'unshare':
      return is_shared
    case 'reinstate':
      return is_shared ? report_count > 0 : unshared_by_admin
    case 'delete':
      return true
  }
}
