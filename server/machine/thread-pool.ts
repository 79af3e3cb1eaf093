import { Piscina } from 'piscina'

/**
 * Threads that work on what they are given. One that ends after its work was called off (out of memory, a moment after its time was
 * over) has nobody left to tell: whoever gave it the work has been answered, and the pool makes another when it needs one. Without
 * a listener, that would end the server.
 */
export function openThreadPool<Task, Result>(options: ConstructorParameters<typeof Piscina>[0]): Piscina<Task, Result> {
  return new Piscina<Task, Result>(options).on('error', () => {})
}
