import { t } from '../../contract/t.ts'
import { Leaf } from './leaf.tsx'

/** The product's mark and name, leading home by a plain link that works on broken pages too. */
export function Brand() {
  return (
    <a href="/" className="inline-flex min-h-11 items-center gap-2 font-serif text-xl">
      <Leaf className="size-7 text-accent" />
      {t('A-genda')}
    </a>
  )
}
