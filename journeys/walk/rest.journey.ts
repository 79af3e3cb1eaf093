import { walk } from './walk.ts'

walk('rest')
