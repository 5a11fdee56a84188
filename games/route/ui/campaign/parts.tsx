import { capital } from '@curio/ui/language'
import type { ReactElement, ReactNode } from 'react'
import type { Decision } from '../decision.ts'
import type { Scene } from '../scene.ts'

export interface CampaignProps {
  readonly scene: Scene
  /** What is decided on it between two cities. */
  readonly decision: Decision | null
}

type CampaignView = NonNullable<Scene['view']['campaign']>

export function campaignOf({ view }: Scene): CampaignView {
  if (!view.campaign) throw new Error('no campaign')
  return view.campaign
}

/** A player as whoever looks calls them. */
export function nameOf({ text }: Scene, seat: number): string {
  const { name, you } = text.names.who(seat)
  return you ? capital(text.words.you) : name
}

interface TitledProps {
  readonly title: string
  readonly className: string
  readonly children: ReactNode
}

export function Titled({ title, className, children }: TitledProps): ReactElement {
  return (
    <section className={className} aria-label={title}>
      <h3 className="rt-label">{title}</h3>
      {children}
    </section>
  )
}
