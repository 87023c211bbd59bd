import { ChevronDown } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { t, translate } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FileInput } from '../../ui/fields/file-input.tsx'
import { Parcel } from '../../ui/scenes/parcel.tsx'
import { waysOut } from './source-words.ts'

type ChooseFileProps = { onChoose: (file: File) => void; fault: string | undefined }

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** A place to choose or drop a file, and where one finds such a file. */
export function ChooseFile({ onChoose, fault }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2 lg:gap-x-10">
      <div className="grid content-start gap-6">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button is everybody's. */}
        <div
          className={cx(
            'grid min-h-52 place-content-center justify-items-center gap-3 rounded-card border-[1.5px] border-dashed border-accent/50 bg-surface py-6 text-center sm:px-6 transition-colors',
            isOver && 'border-accent bg-accent-soft',
          )}
          onDragOver={(event) => {
            if (!holdsFiles(event)) return
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            if (!holdsFiles(event)) return
            event.preventDefault()
            setOver(false)
            const [file] = event.dataTransfer.files
            if (file) onChoose(file)
          }}
        >
          <div className="md:[zoom:1.55]">
            <Parcel labels={[t('Daylio'), t('Day One'), t('Apple Health')]} />
          </div>
          <p className="max-w-[40ch] text-ink-soft pointer-coarse:hidden">
            {isOver ? t('Let go, and it is read.') : t('Drop a file here, or')}
          </p>
          <Button onClick={() => input.current?.click()}>{t('Choose a file')}</Button>
          <FileInput ref={input} label={t('File to bring in')} onFiles={([file]) => onChoose(file)} />
        </div>
        {fault && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 wrap-anywhere">
            {fault}
          </p>
        )}
        <p className="measure text-sm text-ink-soft">
          {t(
            'The file is read on this device and stays here. Only what you decide to bring in is sent, and nothing is written before you have seen what would happen.',
          )}
        </p>
      </div>
      <div>
        {/* With rows as high as it, the list ends where the place to drop a file does. */}
        <h3 className="flex min-h-14 items-center text-base font-medium">
          {t('Where you find such a file')}
        </h3>
        {waysOut.map(({ name, gives, where }) => (
          <details key={name} className="group border-t border-line last:border-b">
            <summary className="flex min-h-14 list-none items-center gap-x-3 py-2 hover:text-accent [&::-webkit-details-marker]:hidden">
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                <span className="font-medium">{translate(name)}</span>
                <span className="text-sm text-ink-soft">{translate(gives)}</span>
              </span>
              <ChevronDown
                aria-hidden="true"
                className="size-4.5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <p className="measure pe-8 pb-4 text-sm text-ink-soft">{translate(where)}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
