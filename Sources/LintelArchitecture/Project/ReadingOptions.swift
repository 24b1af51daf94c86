import LintelGraph
import LintelScanner
import LintelText
import LintelVocabulary
import LintelWorkspace

/// The options for reading a project, besides those that the architecture sets.
package struct ReadingOptions {
  /// The number of threads to use; 0 for one per core. The result is the same for any number.
  package var jobs: Int
  /// The settings that `#if` is evaluated with; `nil` for those of the architecture.
  package var settings: BuildSettings?
  /// Contents that replace those of a file; ignored if there is no such file.
  package var substitute: FileSubstitute?
  /// Evaluates computed manifests of packages; `nil` to run no code of manifests.
  package var runManifest: ManifestRun?
  /// Refines the linked graph, e.g. with the compiler's index; `nil` to keep the graph as it is.
  package var refine: Refinement?

  /// Returns a more exact graph than the given one, which was linked from facts, with notes.
  package typealias Refinement = (DependencyGraph, ScannedFiles) throws(ConfigurationErrors) -> (
    graph: DependencyGraph, notes: [Note]
  )

  package init(jobs: Int = 0) { self.jobs = jobs }

  package init(
    jobs: Int = 0, settings: BuildSettings?, substitute: FileSubstitute? = nil,
    refine: Refinement? = nil
  ) {
    self.jobs = jobs
    self.settings = settings
    self.substitute = substitute
    self.refine = refine
  }
}
