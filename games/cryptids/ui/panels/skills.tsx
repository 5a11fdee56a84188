import { capital } from '@curio/ui/language'
import type { ReactElement } from 'react'
import { ACTIVE_SKILLS, PASSIVE_SKILLS, type Skill } from '../../content/vocabulary.ts'
import { priceOf } from '../../rules/skills.ts'
import { Glyph } from '../art/symbols.tsx'
import type { Board } from '../board.ts'
import type { Scene } from '../scene.ts'
import { ThingButton } from '../thing-button.tsx'

interface PanelProps {
  readonly scene: Scene
  readonly board: Board
}

/** The skill board: what is owned, what is ready, what the rest costs. */
export function Skills({ scene, board }: PanelProps): ReactElement {
  return (
    <section className="cb-skills" aria-label={scene.board.skills}>
      {[...ACTIVE_SKILLS, ...PASSIVE_SKILLS].map((skill) => (
        <SkillButton key={skill} scene={scene} board={board} skill={skill} />
      ))}
    </section>
  )
}

export function skillState({ player, board, state, content }: Scene, skill: Skill): string {
  const now = player?.skills[skill] ?? 'none'
  if (now === 'none') return board.notLearned(priceOf(state, content, skill))
  if (PASSIVE_SKILLS.some((each) => each === skill)) return board.owned
  return now === 'ready' ? board.ready : board.used
}

function SkillButton({ scene, board, skill }: PanelProps & { readonly skill: Skill }): ReactElement {
  const { content, player, text } = scene
  const now = player?.skills[skill] ?? 'none'
  const name = content.pack.skills.find(({ id }) => id === skill)?.[scene.language] ?? skill
  const thing = `skill:${skill}` as const
  const passive = PASSIVE_SKILLS.some((each) => each === skill)
  return (
    <ThingButton
      board={board}
      thing={thing}
      looks={['cb-skill', `cb-skill--${now}`, passive && 'cb-skill--passive']}
      tip={`${name}: ${skillState(scene, skill)}. ${capital(text.words.skillEffects[skill])}`}
    >
      <Glyph name={skill} />
      <span className="unseen">{`${name}: ${skillState(scene, skill)}`}</span>
      <span className="cb-skill-name" aria-hidden="true">
        <span className="cb-skill-state">
          {now === 'none' ? (
            <>
              {priceOf(scene.state, content, skill)}
              <Glyph name="experience" />
            </>
          ) : now === 'ready' ? (
            '✓'
          ) : (
            '✕'
          )}
        </span>
        {name}
      </span>
    </ThingButton>
  )
}
