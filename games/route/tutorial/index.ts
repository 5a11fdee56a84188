import type { Tutorial } from '@curio/ui/tutorial'
import { arkhamTutorial } from './arkham/index.ts'
import { veniceTutorial } from './venice/index.ts'

export { arkhamTutorial, veniceTutorial }

/** As the title page announces them. */
export const routeTutorials: readonly Tutorial[] = [arkhamTutorial, veniceTutorial]
