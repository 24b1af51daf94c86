import LintelGraph
import LintelWorkspace

extension Workers {
  /// - Parameter jobs: how many threads to use; 0 for one per core.
  package init(jobs: Int) {
    self.init { count, work in WorkSharing.run(count, jobs: jobs, work) }
  }
}
