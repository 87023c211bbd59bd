import { Bold, ImagePlus, Link2, List, type LucideIcon, Quote } from 'lucide-react'
import { useRef } from 'react'
import { imageTypes } from '../../../contract/images.ts'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { FileInput } from '../../ui/fields/file-input.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Sign } from './markdown-signs.ts'

const buttons: readonly { sign: Sign; label: Text; icon: LucideIcon; keys?: string }[] = [
  { sign: 'bold', label: texts('Bold'), icon: Bold, keys: 'Control+B Meta+B' },
  { sign: 'list', label: texts('List'), icon: List },
  { sign: 'quote', label: texts('Quote'), icon: Quote },
  { sign: 'link', label: texts('Link'), icon: Link2 },
]

type EditorButtonsProps = { onSign: (sign: Sign) => void; onPictures: (files: File[]) => void }

/** The five buttons of the editor. A press does not take the focus from the text, so that a phone keeps its keyboard. */
export function EditorButtons({ onSign, onPictures }: EditorButtonsProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <div role="toolbar" aria-label={t('Text')} className="flex gap-0.5">
      {buttons.map(({ sign, label, icon: Icon, keys }) => (
        <IconButton
          key={sign}
          label={translate(label)}
          aria-keyshortcuts={keys}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onSign(sign)}
        >
          <Icon />
        </IconButton>
      ))}
      <IconButton label={t('Add a picture')} onClick={() => file.current?.click()}>
        <ImagePlus />
      </IconButton>
      <FileInput
        ref={file}
        multiple
        accept={imageTypes.join(',')}
        label={t('Add a picture')}
        onFiles={onPictures}
      />
    </div>
  )
}
