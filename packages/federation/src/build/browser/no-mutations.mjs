// Takes the place of the query library's store of mutations. Remotes write through the host's `api`, which knows about
// roll-back and drafts; the client of queries makes such a store for itself all the same, in every page.
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
