import LintelProjectFiles
import LintelVocabulary

/// The targets that compile a file, by the origin of the project.
struct ProjectMembers {
  /// Targets that other tools exported, which take precedence over all others.
  private(set) var exported = TargetMembers()
  /// Targets of Xcode projects.
  private(set) var xcode = TargetMembers()
  /// Targets of specifications that Xcode projects are generated from, and of other build tools.
  private(set) var specifications = TargetMembers()
  /// Specifications that are replaced by the Xcode projects beside them, which are generated from
  /// them.
  private(set) var superseded: [ProjectDescription] = []
  /// The targets of ``superseded``. The index of each module is the index of its specification in
  /// ``superseded``.
  private var supersededMembers = TargetMembers()

  /// Adds a target of a project that is not superseded.
  ///
  /// - Parameter module: the index of its module, greater than those of all targets before.
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

  /// Adds a specification that is replaced by the Xcode project beside it.
  mutating func addSuperseded(_ project: ProjectDescription) {
    for target in project.targets {
      _ = supersededMembers.add(target, of: project, module: superseded.count)
    }
    superseded.append(project)
  }

  /// Returns indices in ``superseded`` of the specifications that contain a file.
  func supersededProjects(compiling file: String) -> Set<Int> {
    Set(supersededMembers.modules(compiling: file))
  }

  /// Returns the indices of the modules that compile a file, without exported ones. Targets of
  /// Xcode projects take precedence over others.
  func modules(compiling file: String) -> [Int] {
    let modules = xcode.modules(compiling: file)
    return modules.isEmpty ? specifications.modules(compiling: file) : modules
  }

  /// Returns the indices of the modules whose targets list a file, without exported ones. Targets
  /// of Xcode projects take precedence over others.
  func modules(listing file: String) -> [Int] {
    let modules = xcode.modules(listing: file)
    return modules.isEmpty ? specifications.modules(listing: file) : modules
  }

  /// Whether a target that was not exported takes files from folders, without listing them.
  var haveFolders: Bool { xcode.hasFolders || specifications.hasFolders }

  /// Returns the indices of the modules that take a file by the folder that it is in.
  ///
  /// - Parameter package: the folder of the package that has the file. Bazel and CocoaPods often
  ///   build the sources of a package a second time; such targets are left out.
  func modules(takingByFolder file: String, fromPackageIn package: String) -> [Int] {
    [xcode, specifications].lazy.map { $0.modules(takingByFolder: file, fromPackageIn: package) }
      .first { !$0.isEmpty } ?? []
  }

  /// Returns the targets that may compile files in a folder without listing them.
  func targets(reaching folder: String) -> [(module: Int, project: String)] {
    [exported, xcode, specifications].flatMap { $0.targets(reaching: folder) }
  }
}
