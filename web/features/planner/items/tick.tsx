import { Checkbox } from '../../../ui/checkbox.tsx'

type TickProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A checkbox with its words elsewhere. Screen readers get its name. */
export function Tick({ label, checked, onChange }: TickProps) {
  return (
    <Checkbox
      label={<span className="sr-only">{label}</span>}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className="size-11 justify-center gap-0!"
    />
  )
}
