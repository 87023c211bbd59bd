import { useState } from 'react'
import { SkipLink } from '../ui/skip-link.tsx'
import { ActionParts } from './part-actions.tsx'
import { FormParts } from './part-forms.tsx'
import { SurfaceParts } from './part-surfaces.tsx'

/** Every part in every state, light and dark side by side. In `npm run dev` only. */
export default function PartsPage() {
  const [hue, setHue] = useState(140)
  return (
    <>
      <SkipLink />
      <header className="flex flex-wrap items-center gap-4 px-6 py-4">
        <p className="font-serif text-xl">Parts</p>
        <label className="flex items-center gap-3 text-sm">
          Hue
          <input
            type="range"
            min={0}
            max={359}
            value={hue}
            onChange={(event) => setHue(event.target.valueAsNumber)}
          />
          <span className="numbers w-10">{hue}</span>
        </label>
      </header>
      <main id="main" tabIndex={-1} className="grid md:grid-cols-2">
        {(['light', 'dark'] as const).map((scheme) => (
          <div
            key={scheme}
            data-scheme={scheme}
            data-tint
            style={{ '--hue': hue }}
            className="min-w-0 bg-paper p-6 text-ink"
          >
            <h2 className="mb-6 text-2xl capitalize">{scheme}</h2>
            <ActionParts />
            <FormParts />
            <SurfaceParts heading={scheme === 'light'} />
          </div>
        ))}
      </main>
    </>
  )
}
