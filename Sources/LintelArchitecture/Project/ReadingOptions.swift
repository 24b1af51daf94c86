import LintelGraph
import LintelRules
import LintelScanner
import LintelWorkspace

/// How a project is read, besides what the architecture says that it is to be judged by.
public struct ReadingOptions {
  /// How many threads to use; 0 for one per core. The result is the same for any number.
  public var jobs: Int
  /// What `#if` is evaluated for; `nil` for what the architecture says.
  package var settings: BuildSettings?
  /// What counts as the contents of a file; ignored if there is no such file.
  package var substitute: FileSubstitute?
  /// What to ask of packages whose manifests are computed; `nil` to run no code of theirs.
  package var runManifest: ManifestRun?
  /// Makes a better graph of the one that was linked, if there is a way.
  package var refine: Refinement?

  /// Makes a better graph of one that was linked from facts, and says what is worth knowing.
  package typealias Refinement = (DependencyGraph, ScannedFiles) throws(ConfigurationErrors) -> (
    graph: DependencyGraph, notes: [String]
  )

  public init(jobs: Int = 0) { self.jobs = jobs }

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
