import { useState } from 'react'
import { isStaff, opens, type Role } from '../../../contract/roles.ts'
import { t } from '../../../contract/t.ts'
import { singleKeys } from '../../lib/device/single-keys.ts'
import { useUser } from '../../lib/session.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { KeyCap } from '../../ui/key-cap.tsx'

type Shortcut = { keys: readonly string[]; does: string }

const arrows = { across: ['←', '→'], down: ['↑', '↓'] } as const

/** What keys do for a role, by where they do it. What every control does with its keys is not told. */
function shortcuts(role: Role): readonly { where: string; list: readonly Shortcut[] }[] {
  const command = /Mac|iP/.test(navigator.platform) ? '⌘' : t('Ctrl')
  const space = t('Space bar')
  return [
    {
      // The back office has no palette.
      where: isStaff(role) ? t('My own pages') : t('Everywhere'),
      list: [
        { keys: [command, 'K'], does: t('Go anywhere, do anything') },
        { keys: ['?'], does: t('Show these keys') },
      ],
    },
    { where: t('Journal'), list: [{ keys: [command, 'B'], does: t('Bold') }] },
    {
      where: t('Calendar'),
      list: [
        { keys: [...arrows.across, ...arrows.down], does: t('To another day of the month') },
        { keys: [t('Page up'), t('Page down')], does: t('To another month') },
        { keys: ['T'], does: t('From a day of the month to today') },
        { keys: [space, ...arrows.across], does: t('Take an item to another day') },
        { keys: arrows.down, does: t('Move an item by its handle') },
      ],
    },
    { where: t('Health'), list: [{ keys: arrows.down, does: t('More or less, in a number') }] },
    {
      where: t('Exercises'),
      list: [
        { keys: [space], does: t('Pause and go on') },
        { keys: arrows.across, does: t('To the step before or after') },
      ],
    },
    ...(opens(role, 'moderator')
      ? [
          {
            where: t('Queue'),
            list: [{ keys: ['J', 'K', 'X'], does: t('The next, the one before, choose') }],
          },
        ]
      : []),
  ]
}

/** Which keys do something, and whether single ones do. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { role } = useUser()
  const [areOn, setOn] = useState(singleKeys.areOn)
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        // Else the switch at the end would have the focus.
        <span tabIndex={-1} data-autofocus>
          {t('Keyboard shortcuts')}
        </span>
      }
      width="narrow"
      lightDismiss
    >
      {shortcuts(role).map(({ where, list }) => (
        <section key={where} aria-label={where} className="grid gap-1.5">
          <h3 className="text-sm font-medium text-ink-soft">{where}</h3>
          <dl className="grid gap-1.5">
            {list.map(({ keys, does }) => (
              <div key={does} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <dt>{does}</dt>
                <dd className="ms-auto flex gap-1">
                  {keys.map((key) => (
                    <KeyCap key={key}>{key}</KeyCap>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        label={t('Single keys')}
        hint={t('Such as ?, while nothing is typed')}
        checked={areOn}
        onChange={({ target }) => {
          singleKeys.turn(target.checked)
          setOn(target.checked)
        }}
      />
    </Dialog>
  )
}
