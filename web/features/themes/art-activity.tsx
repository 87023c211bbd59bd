import { t } from '../../../contract/t.ts'
import { Picture } from '../../ui/picture.tsx'
import type { WeekContent } from './week-content.ts'

/** A larger activity, with its materials. */
export function ArtActivity({ activity }: { activity: NonNullable<WeekContent['artActivity']> }) {
  const { title, description, imageUrl, imageLqip, materials = [] } = activity
  return (
    <section aria-labelledby="art" className="overflow-hidden rounded-card bg-honey-soft p-4 sm:p-8">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <h2 id="art" className="font-sans text-sm font-medium tracking-normal text-ink-soft">
            {t('Art Activity')}
          </h2>
          <h3 className="mt-1 text-2xl wrap-anywhere">{title}</h3>
          <p className="mt-3 measure whitespace-pre-line wrap-anywhere">{description}</p>
        </div>
        {imageUrl && (
          <Picture
            src={imageUrl}
            lqip={imageLqip}
            alt=""
            width={480}
            height={480}
            className="w-28 self-start sm:w-40 rounded-card max-sm:row-start-1 sm:rotate-1"
          />
        )}
      </div>
      {materials.length > 0 && (
        <div className="mt-6">
          <h4 className="text-sm font-medium">{t('You will need')}</h4>
          <ul className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2">
            {materials.map((material) => (
              <li key={material} className="flex gap-3 wrap-anywhere">
                <span aria-hidden="true" className="mt-[0.65em] size-1.5 shrink-0 rounded-pill bg-accent" />
                {material}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
