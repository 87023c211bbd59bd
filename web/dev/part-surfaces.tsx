import { useState } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Divider } from '../ui/divider.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { Picture } from '../ui/pictures/picture.tsx'
import { Bench } from '../ui/scenes/bench.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Loading } from '../ui/states/loading.tsx'
import { Progress } from '../ui/states/progress.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Part } from './part.tsx'

/** Everything one looks at. */
export function SurfaceParts({ heading }: { heading: boolean }) {
  const [tab, setTab] = useState<'posts' | 'gallery'>('posts')
  return (
    <>
      <Part name="PageHeader">
        {heading ? (
          <PageHeader
            title="Health Tracker"
            subtitle="Track your daily wellness metrics"
            actions={<Button look="quiet">Goals</Button>}
          />
        ) : (
          <p className="text-sm text-ink-soft">The page’s one h1 is on the other side.</p>
        )}
      </Part>
      <Part name="Card, Badge, Avatar">
        <Card title="Recent Check-ins" action={<Badge tone="good">✓ Going</Badge>}>
          <div className="flex items-center gap-3">
            <Avatar name="Ada Lovelace" />
            <Avatar name="Tomás" />
            <Avatar name="김 지우" size="small" />
            <p>A walk, then soup.</p>
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <Badge>Note</Badge>
            <Badge tone="accent">NEARBY</Badge>
            <Badge tone="warn">Past Event</Badge>
            <Badge tone="danger">Urgent</Badge>
            <Badge tone="clay">Creative</Badge>
          </div>
        </Card>
      </Part>
      <Part name="Tabs">
        <Tabs
          label="Community"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'posts', label: 'Posts', content: <p>What people write.</p> },
            { value: 'gallery', label: 'Member Gallery', content: <p>What people made.</p> },
          ]}
        />
      </Part>
      <Part name="Progress">
        <div className="grid gap-4">
          <Progress label="Water" value={1250} max={2000} text="1250 / 2000 ml" />
          <Progress label="Steps" value={11200} max={8000} />
          <Progress label="Sleep" value={0} max={7} />
        </div>
      </Part>
      <Part name="EmptyState">
        <Card>
          <EmptyState scene={<Bench />} action={<Button look="quiet">See all events</Button>}>
            You haven’t RSVPed to any events yet
          </EmptyState>
        </Card>
      </Part>
      <Part name="Loading">
        <Loading>Loading your week...</Loading>
      </Part>
      <Part name="Picture">
        <div className="grid grid-cols-2 gap-4">
          <Picture
            src="/favicon.svg"
            alt="The leaf of the house"
            width={4}
            height={3}
            className="rounded-card"
          />
          <Picture
            src="/nowhere.webp"
            alt="A picture that is gone"
            width={4}
            height={3}
            className="rounded-card"
          />
        </div>
      </Part>
      <Part name="Divider">
        <Divider />
      </Part>
      <Part name="Type">
        <p className="font-serif text-3xl">Slow is a direction</p>
        <p className="mt-2 font-serif text-lg italic">“I can begin again at any hour.”</p>
        <p className="mt-2">Put the kettle on and write three lines. Nobody reads them but you.</p>
        <p className="numbers mt-1 text-sm text-ink-soft">1,250 ml · 8,431 steps · 7.5 h</p>
      </Part>
    </>
  )
}
