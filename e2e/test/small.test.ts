/** Journeys with the small games of the kernel's tests, in one process: they share a server and a browser. */
import './journeys/small-achievements.ts'
import './journeys/small-outcomes.ts'
import './journeys/small-questions.ts'
import './journeys/small-series.ts'
