import { useState } from 'react'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { Field } from '../ui/fields/field.tsx'
import { PasswordInput } from '../ui/fields/password-input.tsx'
import { RadioGroup } from '../ui/fields/radio-group.tsx'
import { Select } from '../ui/fields/select.tsx'
import { Switch } from '../ui/fields/switch.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextInput } from '../ui/fields/text-input.tsx'
import { Meter } from '../ui/meter.tsx'
import { Part } from './part.tsx'

/** Everything one fills in. */
export function FormParts() {
  const [caption, setCaption] = useState('Morning light on the kitchen table')
  const [look, setLook] = useState<'week' | 'month'>('week')
  const [context, setContext] = useState<'fasting' | 'postmeal'>('fasting')
  return (
    <>
      <Part name="Field, TextInput">
        <div className="grid gap-5">
          <Field label="Email" hint="We only write when you ask us to.">
            <TextInput type="email" placeholder="you@example.org" autoComplete="off" />
          </Field>
          <Field label="Email" error="Enter an email address, such as you@example.org">
            <TextInput type="email" defaultValue="you@" autoComplete="off" />
          </Field>
          <Field label="City" optional>
            <TextInput disabled defaultValue="Lisbon" />
          </Field>
          <div className="grid grid-cols-2 gap-4">
            <Field label="Day">
              <TextInput type="date" defaultValue="2026-03-02" />
            </Field>
            <Field label="Water (ml)">
              <TextInput type="number" className="numbers" defaultValue={1250} />
            </Field>
          </div>
        </div>
      </Part>
      <Part name="PasswordInput, Meter">
        <div className="grid gap-4">
          <Field label="New password">
            <PasswordInput autoComplete="new-password" defaultValue="a quiet morning" />
          </Field>
          <Meter label="Password strength" level={0} text="None yet" />
          <Meter label="Password strength" level={1} text="Very Weak" />
          <Meter label="Password strength" level={3} text="Fair" />
          <Meter label="Password strength" level={5} text="Strong" />
        </div>
      </Part>
      <Part name="TextArea">
        <div className="grid gap-5">
          <Field label="Caption">
            <TextArea
              rows={2}
              value={caption}
              onChange={(event) => setCaption(event.target.value)}
              counter={{ used: caption.length, max: 140 }}
            />
          </Field>
          <Field label="Caption" error="Caption must be 140 characters or less">
            <TextArea rows={2} defaultValue="Too long" counter={{ used: 152, max: 140 }} />
          </Field>
        </div>
      </Part>
      <Part name="Select">
        <Field label="Color">
          <Select defaultValue="green">
            <option value="red">Urgent</option>
            <option value="green">Work</option>
          </Select>
        </Field>
      </Part>
      <Part name="Checkbox, Switch">
        <div className="grid">
          <Checkbox label="Show my name" defaultChecked />
          <Checkbox label="Remind me" hint="A quiet note, fifteen minutes before" />
          <Checkbox label="Not now" disabled />
          <Switch label="Share with community" hint="Only the picture and its caption" defaultChecked />
          <Switch label="Reminder" />
          <Switch label="Not available" disabled />
        </div>
      </Part>
      <Part name="RadioGroup">
        <div className="grid gap-5">
          <RadioGroup
            legend="Glucose context"
            options={[
              { value: 'fasting', label: 'Fasting' },
              { value: 'postmeal', label: 'Post-meal', hint: 'Two hours after eating' },
            ]}
            value={context}
            onChange={setContext}
          />
          <RadioGroup
            legend="Range"
            look="segmented"
            options={[
              { value: 'week', label: '7 Days' },
              { value: 'month', label: '30 Days' },
            ]}
            value={look}
            onChange={setLook}
          />
        </div>
      </Part>
    </>
  )
}
