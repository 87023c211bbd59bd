import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '../../../contract/t.ts'
import type { PackedTheme } from '../../../contract/theme-packs.ts'
import type { Theme } from '../../../contract/themes.ts'
import { ApiError, loadFailure } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Leaf } from '../../ui/leaf.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { bringInTheme, nameIn } from './bring-in-theme.ts'
import { FormSection } from './form-section.tsx'
import { isHere } from './is-here.ts'
import { packCell, packGrid } from './pack-grid.ts'
import type { ReadPack } from './read-pack.ts'

/** The cover of a theme that is only in a file. */
function PackedCover({ pack, path }: { pack: ReadPack; path: string | null }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (path === null) return
    let made: string | undefined
    let isOver = false
    pack.picture(path).then(
      (blob) => {
        if (isOver) return
        made = URL.createObjectURL(new Blob([blob], { type: 'image/webp' }))
        setUrl(made)
      },
      // Without a picture the leaf stays.
      () => undefined,
    )
    return () => {
      isOver = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [pack, path])
  return (
    <span className="grid aspect-[1.6] place-items-center overflow-hidden rounded-sm bg-accent-soft text-accent">
      {url ? <img src={url} alt="" className="size-full object-cover" /> : <Leaf className="size-8" />}
    </span>
  )
}

type Brought = { id: string; theme: PackedTheme; isHere: boolean; isIn: boolean; fault: string | undefined }

type PreviewProps = { pack: ReadPack; library: readonly Theme[]; onBack: () => void; onDone: () => void }

/** What is in a theme pack, before any of it is stored; brings in what is chosen, at first all that is not here already. */
export function PackPreview({ pack, library, onBack, onDone }: PreviewProps) {
  const client = useQueryClient()
  const [themes, setThemes] = useState<Brought[]>(() =>
    pack.themes.map((theme) => {
      const here = isHere(theme, library)
      return { id: newId(), theme, isHere: here, isIn: !here, fault: undefined }
    }),
  )
  const [asDraft, setAsDraft] = useState(true)
  const [done, setDone] = useState<number>()
  // What came in stays known while the rest is tried again.
  const [taken] = useState(() => ({
    slugs: new Set(library.map(({ slug }) => slug)),
    titles: new Set(library.map(({ title }) => title)),
  }))
  const chosen = themes.filter(({ isIn }) => isIn)
  const isPending = done !== undefined
  const change = (id: string, changes: Partial<Brought>) =>
    setThemes((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)))

  async function bringIn() {
    setDone(0)
    let came = 0
    for (const { id, theme } of chosen) {
      try {
        await bringInTheme({ id, theme, pack, asDraft, taken })
        came += 1
        setDone(came)
        setThemes((before) => before.filter((one) => one.id !== id))
      } catch (error) {
        change(id, { fault: loadFailure(error, t('It could not be brought in')) })
        // Without the server, the others would fail as well.
        if (error instanceof ApiError && (error.status === 0 || error.status === 429)) break
      }
    }
    await client.invalidateQueries({ queryKey: ['themes'] })
    setDone(undefined)
    if (came > 0)
      notify.success(
        t('{count, plural, one {One theme came in} other {# themes came in}}', { count: came }),
        {
          description: asDraft ? t('As drafts: members see them when you show them.') : undefined,
        },
      )
    if (came === chosen.length) onDone()
  }

  return (
    <FormSection
      title={t('In the theme pack')}
      hint={t('Nothing is stored yet, and nothing is overwritten.')}
    >
      {pack.unread > 0 && (
        <p className="text-warn">
          {t(
            '{count, plural, one {One theme of it cannot be read and stays out.} other {# themes of it cannot be read and stay out.}}',
            {
              count: pack.unread,
            },
          )}
        </p>
      )}
      <div className={packGrid} inert={isPending}>
        {themes.map(({ id, theme, isHere, isIn, fault }) => {
          const name = nameIn(theme, taken)
          return (
            <div key={id} className={packCell}>
              <PackedCover pack={pack} path={theme.coverImageUrl} />
              <Checkbox
                label={theme.title}
                className="py-1 text-sm wrap-anywhere"
                checked={isIn}
                hint={
                  isHere && !isIn
                    ? t('The same is here already.')
                    : name.slug === theme.slug
                      ? t('New')
                      : t('There is one like it. It comes in beside it, as “{title}”.', { title: name.title })
                }
                onChange={() => change(id, { isIn: !isIn })}
              />
              {fault && <span className="text-xs text-danger">{fault}</span>}
            </div>
          )
        })}
      </div>
      <Checkbox
        label={t('As drafts')}
        hint={t('Members see them when you show them.')}
        checked={asDraft}
        disabled={isPending}
        onChange={(event) => setAsDraft(event.target.checked)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" disabled={isPending} onClick={onBack}>
          {t('Back')}
        </Button>
        <Button
          disabled={chosen.length === 0}
          pending={isPending}
          pendingText={t('{done} of {count}', { done: done ?? 0, count: themes.length + (done ?? 0) })}
          onClick={() => void bringIn()}
        >
          {t('{count, plural, one {Bring in one theme} other {Bring in # themes}}', { count: chosen.length })}
        </Button>
      </div>
    </FormSection>
  )
}
