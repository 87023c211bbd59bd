import { Copy, Ellipsis, Heart, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { confirm } from '../ui/dialog/ask.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Chip } from '../ui/fields/chip.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { notify } from '../ui/toasts/notify.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { Part } from './part.tsx'

/** Everything one presses. */
export function ActionParts() {
  const [open, setOpen] = useState(false)
  const [tags, setTags] = useState(['grateful'])
  return (
    <>
      <Part name="Button">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Save Changes</Button>
          <Button look="quiet">Cancel</Button>
          <Button look="danger">Delete</Button>
          <Button look="link">Forgot password?</Button>
          <Button pending pendingText="Saving...">
            Save
          </Button>
          <Button disabled>Save</Button>
          <Button look="quiet" disabled>
            Cancel
          </Button>
        </div>
      </Part>
      <Part name="IconButton, Tooltip, Menu">
        <div className="flex flex-wrap items-center gap-2">
          <IconButton label="Like">
            <Heart />
          </IconButton>
          <IconButton label="Delete" disabled>
            <Trash2 />
          </IconButton>
          <Tooltip text="Copies the affirmation">
            <Button look="quiet">
              <Copy className="size-4" aria-hidden="true" /> Copy
            </Button>
          </Tooltip>
          <Menu
            trigger={
              <IconButton label="More">
                <Ellipsis />
              </IconButton>
            }
          >
            <MenuItem>
              <Pencil /> Edit
            </MenuItem>
            <MenuItem danger>
              <Trash2 /> Delete
            </MenuItem>
          </Menu>
        </div>
      </Part>
      <Part name="Chip">
        <div className="flex flex-wrap gap-2">
          {['grateful', 'hopeful', 'tired'].map((tag) => (
            <Chip
              key={tag}
              pressed={tags.includes(tag)}
              onClick={() => setTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])}
            >
              {tag}
            </Chip>
          ))}
        </div>
      </Part>
      <Part name="Dialog, confirm">
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => setOpen(true)}>
            Open dialog
          </Button>
          <Button
            look="quiet"
            onClick={async () => {
              const yes = await confirm({
                title: 'Delete “Evening walk”?',
                body: 'It goes from today’s plan. Your other items stay.',
                confirmLabel: 'Delete',
                danger: true,
              })
              notify.info(yes ? 'Deleted' : 'Kept')
            }}
          >
            Confirm
          </Button>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title="Choose a Different Theme"
            description="It stays until next Monday."
            lightDismiss
          >
            <p>A week about slowness, with a soup in it.</p>
            <Button look="quiet" onClick={() => notify.info('Told from inside the dialog')}>
              Notify
            </Button>
          </Dialog>
        </div>
      </Part>
      <Part name="notify">
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => notify.success('Mood saved')}>
            Success
          </Button>
          <Button look="quiet" onClick={() => notify.error('You are offline. Nothing typed is lost.')}>
            Error
          </Button>
          <Button
            look="quiet"
            onClick={() => notify.info('Removed', { action: { label: 'Undo', onClick: () => {} } })}
          >
            With action
          </Button>
        </div>
      </Part>
    </>
  )
}
