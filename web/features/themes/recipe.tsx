import { t } from '../../../contract/t.ts'
import type { WeekContent } from './week-content.ts'
import { WeekPicture } from './week-picture.tsx'

/** The lines of instructions. If every line has a number, the numbers are removed. */
function readSteps(instructions: string): { lines: string[]; numbered: boolean } {
  const lines = instructions
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const number = /^\d+[.)]\s+/
  const numbered = lines.every((line) => number.test(line))
  return { lines: numbered ? lines.map((line) => line.replace(number, '')) : lines, numbered }
}

/** Ingredients and instructions. */
export function Recipe({ recipe }: { recipe: NonNullable<WeekContent['recipe']> }) {
  const { lines, numbered } = readSteps(recipe.instructions ?? '')
  return (
    <div className="grid gap-4 text-sm">
      {recipe.imageUrl && (
        <WeekPicture
          src={recipe.imageUrl}
          night={recipe.imageNight}
          alt=""
          width={480}
          height={360}
          className="rounded-md"
        />
      )}
      {(recipe.ingredients ?? []).length > 0 && (
        <ul className="grid gap-1">
          {recipe.ingredients.map((ingredient) => (
            <li key={ingredient} className="border-b border-line pb-1 wrap-anywhere">
              {ingredient}
            </li>
          ))}
        </ul>
      )}
      <ol className="grid gap-2">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          <li key={place} className={numbered ? 'grid grid-cols-[1.5rem_1fr]' : undefined}>
            {numbered && (
              <span className="numbers font-serif text-accent" aria-hidden="true">
                {place + 1}
              </span>
            )}
            <span className="min-w-0 wrap-anywhere">{line}</span>
          </li>
        ))}
      </ol>
      {lines.length === 0 && recipe.ingredients.length === 0 && (
        <p className="text-ink-soft">{t('The rest is up to you.')}</p>
      )}
    </div>
  )
}
