import { t } from '../../../contract/t.ts'
import { version } from '../../../package.json'
import { Part } from './part.tsx'

/** The name and version of the product, and what happens to what members write. */
export function About() {
  return (
    <Part title={t('About')} look="plain">
      <div className="measure grid gap-3 text-sm text-ink-soft">
        <p>
          {t(
            'A-genda is a mindful journal and planner: a theme for the week, a place for your moods and plans, and people nearby.',
          )}
        </p>
        <p>
          {t('What you write is kept on this server, and your browser talks to nobody else.')}{' '}
          {t(
            'Other members see only what you share with them; an administrator could read your health entries, and you would see it on this page.',
          )}
        </p>
        <p className="numbers">{t('Version {version}', { version })}</p>
      </div>
    </Part>
  )
}
