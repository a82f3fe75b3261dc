// Replaces the query library's mutation store. Remotes write through the host's `api`, which handles rollback and
// drafts, but the query client creates such a store in every page. Can go once it is made without one.
export class MutationCache {
  build() {
    throw new Error('The builder has no mutations: write through host.api, as host-kit/saving does');
  }
  findAll() {
    return [];
  }
  resumePausedMutations() {
    return Promise.resolve();
  }
  clear() {}
}
