import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { cx } from '../../ui/cx.ts'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import type { Scheme } from '../../ui/scheme.ts'
import { LanguageChoice } from './language-choice.tsx'
import { MonthChoice } from './month-choice.tsx'

const schemeWords = texts({
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
} satisfies Record<Scheme, string>)

/** The colors of this browser, in words. */
export const schemeInWords = (scheme: Scheme): string => translate(schemeWords[scheme])

/** A page of ours in light or dark colors, in small. */
const SmallPage = ({ scheme, className }: { scheme: 'light' | 'dark'; className?: string }) => (
  <span
    data-scheme={scheme}
    className={cx('absolute inset-0 grid content-start gap-1.5 bg-paper', className)}
  >
    <span className="relative h-7 overflow-hidden bg-accent-soft">
      <span className="absolute end-3 top-1.5 size-3 rounded-pill bg-honey" />
      <span className="absolute -inset-x-2 -bottom-4 h-7 rounded-[50%] bg-accent" />
    </span>
    <span className="mx-2 h-1.5 w-1/2 rounded-pill bg-ink" />
    <span className="mx-2 grid gap-1 rounded-sm border border-line bg-surface p-1.5">
      <span className="h-1 rounded-pill bg-ink-soft" />
      <span className="h-1 w-2/3 rounded-pill bg-ink-soft" />
    </span>
  </span>
)

/** A choice with what it looks like: of the device's scheme both. */
const Pictured = ({ scheme, children }: { scheme: Scheme; children: string }) => (
  <>
    <span
      aria-hidden="true"
      className="relative mb-1.5 block h-20 overflow-hidden rounded-sm border border-line"
    >
      <SmallPage scheme={scheme === 'dark' ? 'dark' : 'light'} />
      {scheme === 'system' && (
        <SmallPage scheme="dark" className="[clip-path:polygon(62%_0,100%_0,100%_100%,38%_100%)]" />
      )}
    </span>
    {children}
  </>
)

type AppearanceProps = { scheme: Scheme; onChoose: (scheme: Scheme) => void }

/** Light, dark, or the device's scheme; the language, if there are several; and the weekday a month begins with. */
export function Appearance({ scheme, onChoose }: AppearanceProps) {
  return (
    <div className="grid max-w-md gap-4 pt-2">
      <RadioGroup
        legend={t('Colors')}
        hideLegend
        look="tiles"
        value={scheme}
        onChange={onChoose}
        options={[
          { value: 'system', label: <Pictured scheme="system">{t('System')}</Pictured> },
          { value: 'light', label: <Pictured scheme="light">{t('Light')}</Pictured> },
          { value: 'dark', label: <Pictured scheme="dark">{t('Dark')}</Pictured> },
        ]}
      />
      <LanguageChoice />
      <MonthChoice />
    </div>
  )
}
