import { useQuery } from '@tanstack/react-query'
import { Download, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { t, translateWording } from '../../../contract/t.ts'
import type { Theme } from '../../../contract/themes.ts'
import { ApiError, callHeaders, loadFailure, refused } from '../../lib/api.ts'
import { saveFile } from '../../lib/device/save-file.ts'
import { session } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FileInput } from '../../ui/fields/file-input.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { FormSection } from './form-section.tsx'
import { packCell, packGrid } from './pack-grid.ts'
import { PackPreview } from './pack-preview.tsx'
import { themeChoices } from './queries.ts'
import type { ReadPack } from './read-pack.ts'
import { ShelfCover } from './shelf-cover.tsx'

/** Fetches a theme pack as one file. Throws an {@link ApiError}. */
async function fetchPack(ids: readonly string[]): Promise<Blob> {
  const token = session.token()
  const answer = await fetch(`/api/themes/packs?themes=${ids.join(',')}`, {
    headers: callHeaders(token),
  }).catch(() => {
    throw new ApiError(0, {})
  })
  if (!answer.ok) throw refused(answer.status, await answer.json().catch(() => ({})), answer.headers, token)
  return answer.blob().catch(() => {
    throw new ApiError(0, {})
  })
}

function TakeOut({ themes }: { themes: readonly Theme[] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isPending, setPending] = useState(false)
  const chosen = themes.filter(({ id }) => !left.has(id))

  async function takeOut() {
    setPending(true)
    try {
      const day = new Date().toLocaleDateString('sv-SE')
      saveFile(`themes-${day}.zip`, await fetchPack(chosen.map(({ id }) => id)))
    } catch (error) {
      notify.error(loadFailure(error, t('The theme pack could not be made')))
    }
    setPending(false)
  }
  const toggle = (id: string) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }

  return (
    <FormSection title={t('Take out')} hint={t('The chosen themes with their pictures, as one ZIP file.')}>
      <div className={packGrid}>
        {themes.map((theme) => (
          <div key={theme.id} className={packCell}>
            <ShelfCover theme={theme} sizes="10rem" className="w-full rounded-sm" />
            <Checkbox
              label={theme.title}
              className="py-1 text-sm wrap-anywhere"
              checked={!left.has(theme.id)}
              onChange={() => toggle(theme.id)}
            />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <Button
          look="link"
          className="me-auto"
          onClick={() => setLeft(new Set(left.size === 0 ? themes.map(({ id }) => id) : []))}
        >
          {left.size === 0 ? t('Choose none') : t('Choose all')}
        </Button>
        <Button
          look="quiet"
          disabled={chosen.length === 0}
          pending={isPending}
          onClick={() => void takeOut()}
        >
          <Download className="size-4.5" aria-hidden="true" />
          {t('{count, plural, one {Take out one theme} other {Take out # themes}}', { count: chosen.length })}
        </Button>
      </div>
    </FormSection>
  )
}

function ChoosePack({ onRead }: { onRead: (pack: ReadPack) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [isReading, setReading] = useState(false)

  async function read(file: File) {
    setReading(true)
    setFault(undefined)
    // The reader is fetched when a file is chosen.
    const { readPack, Unreadable } = await import('./read-pack.ts')
    try {
      onRead(await readPack(file))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      setFault(translateWording(error.wording))
    } finally {
      setReading(false)
    }
  }

  return (
    <FormSection
      title={t('Bring in')}
      hint={t('You see what is in a pack before anything is stored. It is read on this device.')}
    >
      <FileInput
        ref={input}
        accept=".zip,application/zip"
        label={t('Theme pack')}
        onFiles={([file]) => void read(file)}
      />
      <Button
        look="quiet"
        className="justify-self-start"
        pending={isReading}
        onClick={() => input.current?.click()}
      >
        <FileUp className="size-4.5" aria-hidden="true" />
        {t('Choose a ZIP file')}
      </Button>
      {fault && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
    </FormSection>
  )
}

/** Takes themes with their pictures out as one file, and brings such a file in. */
export function ThemePacks({ onClose }: { onClose: () => void }) {
  const library = useQuery(themeChoices(''))
  const [pack, setPack] = useState<ReadPack>()
  return (
    <Dialog open width="wide" title={t('Theme packs')} onClose={onClose}>
      {library.data ? (
        <div className="grid gap-6 text-sm">
          {pack ? (
            <PackPreview
              pack={pack}
              library={library.data}
              onBack={() => setPack(undefined)}
              onDone={onClose}
            />
          ) : (
            <>
              <TakeOut themes={library.data} />
              <ChoosePack onRead={setPack} />
            </>
          )}
        </div>
      ) : (
        <Loading>{t('Loading themes...')}</Loading>
      )}
    </Dialog>
  )
}
