import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Post } from '../../../contract/community.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Cover } from '../themes/cover.tsx'
import { useCurrentTheme } from '../themes/queries.ts'
import type { NightPicture, WeekContent } from '../themes/week-content.ts'
import { WeekPicture } from '../themes/week-picture.tsx'

type Invitation = {
  post_type: Post['post_type']
  label: string
  title: string
  picture?: string | null | undefined
  lqip?: string | undefined
  night?: NightPicture | undefined
  /** Where home has it. */
  hash: string
}

/** What a week invites to: its first exercise, else its art activity, else its prompt. */
function invitationOf({ exercises, artActivity, journalingPrompt }: WeekContent): Invitation | undefined {
  const [exercise] = exercises
  if (exercise)
    return {
      post_type: 'art',
      label: t("This week's exercise"),
      title: exercise.title,
      picture: exercise.imageUrl,
      lqip: exercise.imageLqip,
      night: exercise.imageNight,
      hash: '#exercises',
    }
  if (artActivity)
    return {
      post_type: 'art',
      label: t('Art Activity'),
      title: artActivity.title,
      picture: artActivity.imageUrl,
      lqip: artActivity.imageLqip,
      night: artActivity.imageNight,
      hash: '#art',
    }
  if (journalingPrompt)
    return { post_type: 'reflection', label: t('Journaling Prompt'), title: journalingPrompt, hash: '' }
  return undefined
}

type WeekInvitationProps = {
  /** One low row among the posts of a phone; else a card with the week's cover. */
  isSmall?: boolean
  onShare: (post_type: Post['post_type']) => void
}

/** The week's theme and what it invites to make, and the way to share one's own. Nothing while the week is not known. */
export function WeekInvitation({ isSmall = false, onShare }: WeekInvitationProps) {
  const { data: week } = useCurrentTheme()
  if (!week) return null
  const invitation = invitationOf(week)
  const { coverImageUrl } = week
  if (isSmall && !invitation) return null
  // Among the posts it stands below the day of those above.
  const Title = isSmall ? 'h3' : 'h2'
  return (
    <section
      aria-labelledby="week-invitation"
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      {!isSmall && coverImageUrl && (
        <Cover
          week={{ ...week, coverImageUrl }}
          sizes="(min-width: 72.5rem) 24rem, 19rem"
          className="aspect-16/9! w-full"
        />
      )}
      <div className="grid gap-4 p-4 md:p-5">
        <div>
          <p className="text-sm text-ink-soft">{t("This Week's Theme")}</p>
          <Title id="week-invitation" className="text-lg wrap-anywhere md:text-xl">
            {week.title}
          </Title>
        </div>
        {invitation && (
          <>
            <Invited invitation={invitation} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
              <Button look="quiet" onClick={() => onShare(invitation.post_type)}>
                {t('Share yours')}
              </Button>
              <Link
                to={`/dashboard${invitation.hash}`}
                className="inline-flex min-h-11 items-center text-sm text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {t('See how it goes')}
              </Link>
            </div>
          </>
        )}
      </div>
    </section>
  )
}

function Invited({
  invitation: { label, title, picture, lqip, night },
}: {
  invitation: Invitation
}): ReactNode {
  return (
    <div className="flex items-center gap-3.5">
      {picture && (
        <WeekPicture
          src={picture}
          lqip={lqip}
          night={night}
          alt=""
          width={240}
          height={240}
          className="w-18 shrink-0 rounded-md"
        />
      )}
      <div className="min-w-0">
        <p className="text-xs text-ink-soft">{label}</p>
        <p className="line-clamp-4 font-serif leading-snug wrap-anywhere">{title}</p>
      </div>
    </div>
  )
}
