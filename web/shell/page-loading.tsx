import { t } from '../../contract/t.ts'
import { Loading } from '../ui/states/loading.tsx'

/** In the place of a page, between the bars: while the session is checked, and while the page itself is fetched. */
export const PageLoading = () => (
  <div className="grid gap-2.5 pt-7 sm:pt-11">
    <div aria-hidden="true" className="loading-shapes h-7 w-52 rounded-md bg-line/45 sm:h-9" />
    <Loading
      page
      shapes={
        <>
          <div className="mt-2 h-56 rounded-card bg-line/45" />
          <div className="h-32 rounded-card bg-line/45" />
        </>
      }
    >
      {t('Loading...')}
    </Loading>
  </div>
)
