import LintelProjectFiles
import LintelVocabulary

/// Which targets compile a file, by what describes the targets.
struct ProjectMembers {
  /// What tools wrote down for the purpose, which counts more than anything else.
  private(set) var exported = TargetMembers()
  /// What Xcode builds.
  private(set) var xcode = TargetMembers()
  /// What projects are made from, or what other tools build.
  private(set) var specifications = TargetMembers()
  /// The specifications of projects that are there as well: those projects count.
  private(set) var superseded: [ProjectDescription] = []
  /// Of these, by their positions.
  private var supersededMembers = TargetMembers()

  /// Adds a target that counts.
  ///
  /// - Parameter module: its position, above that of all targets before.
  /// - Returns: the paths that have too many targets without this one.
  mutating func add(
    _ target: ProjectTarget, of project: ProjectDescription, module: Int
  ) -> [String] {
    switch project.origin {
    case .exportedGraph: exported.add(target, of: project, module: module)
    case .xcode: xcode.add(target, of: project, module: module)
    case .xcodeGen, .tuist, .bazel, .cocoaPods:
      specifications.add(target, of: project, module: module)
    }
  }

  /// Adds a project that does not count, as Xcode's own is beside it.
  mutating func addSuperseded(_ project: ProjectDescription) {
    for target in project.targets {
      _ = supersededMembers.add(target, of: project, module: superseded.count)
    }
    superseded.append(project)
  }

  /// Positions in ``superseded`` of those that have a file.
  func supersededProjects(compiling file: String) -> Set<Int> {
    Set(supersededMembers.modules(compiling: file))
  }

  /// Positions of the modules that have a file, where nothing was exported: those that Xcode builds
  /// count more than others.
  func modules(compiling file: String) -> [Int] {
    let modules = xcode.modules(compiling: file)
    return modules.isEmpty ? specifications.modules(compiling: file) : modules
  }

  /// The same of the targets that list it.
  func modules(listing file: String) -> [Int] {
    let modules = xcode.modules(listing: file)
    return modules.isEmpty ? specifications.modules(listing: file) : modules
  }

  /// Whether a target has files without listing them.
  var haveFolders: Bool { xcode.hasFolders || specifications.hasFolders }

  /// Positions of the modules that would have a file by the folder that it is in.
  ///
  /// - Parameter package: the folder of a package that has the file. Where other tools build the same
  ///   sources as a package, as Bazel and CocoaPods often do, these are not meant.
  func modules(takingByFolder file: String, fromPackageIn package: String) -> [Int] {
    [xcode, specifications].lazy.map { $0.modules(takingByFolder: file, fromPackageIn: package) }
      .first { !$0.isEmpty } ?? []
  }

  /// The targets that may compile files in a folder without listing them.
  func targets(reaching folder: String) -> [(module: Int, project: String)] {
    [exported, xcode, specifications].flatMap { $0.targets(reaching: folder) }
  }
}
