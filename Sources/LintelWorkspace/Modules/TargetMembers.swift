import LintelProjectFiles
import LintelVocabulary

/// The project targets that compile a file.
struct TargetMembers {
  /// The largest number of targets that a file, or a folder, can have; further ones are left out,
  /// because a file is linked once for each of its targets.
  static let limit = 64

  /// The indices of the modules that list a file, ascending, by the path of the file.
  private var byFile: [PathKey: [Int]] = [:]
  /// The targets that take files from a folder, by the path of the folder.
  private var byFolder: [PathKey: [Entry]] = [:]

  private struct Entry {
    let module: Int
    /// The folder of the project.
    let folder: String
    let origin: ProjectOrigin
    let compiles: (String) -> Bool
    let mayCompileBelow: (String) -> Bool
  }

  var isEmpty: Bool { byFile.isEmpty && byFolder.isEmpty }

  /// Whether a target takes files from folders, without listing them.
  var hasFolders: Bool { !byFolder.isEmpty }

  /// - Parameters:
  ///   - project: the project of the target.
  ///   - module: the index of its module, greater than those of all targets before.
  /// - Returns: the paths that have the largest number of targets already, so that this one is left
  ///   out there.
  mutating func add(
    _ target: ProjectTarget, of project: ProjectDescription, module: Int
  ) -> [String] {
    var crowded: [String] = []
    for path in target.files.map(\.path) where !target.excludes(path) {
      if byFile[PathKey(path), default: []].count < Self.limit {
        byFile[PathKey(path), default: []].append(module)
      } else {
        crowded.append(path)
      }
    }
    let folders =
      target.folders.map {
        (path: $0.path, compiles: $0.compiles, mayCompileBelow: $0.mayCompile(below:))
      }
      + target.patterns.united.map {
        (path: $0.folder, compiles: $0.compiles, mayCompileBelow: $0.mayCompile(below:))
      }
    for (path, compiles, mayCompileBelow) in folders {
      if byFolder[PathKey(path), default: []].count < Self.limit {
        byFolder[PathKey(path), default: []].append(
          Entry(
            module: module, folder: project.folder, origin: project.origin,
            compiles: { compiles($0) && !target.excludes($0) }, mayCompileBelow: mayCompileBelow))
      } else {
        crowded.append(path)
      }
    }
    return crowded
  }

  /// Returns indices of modules, ascending; none if no target compiles the file.
  func modules(compiling file: String) -> [Int] {
    if isEmpty { return [] }
    let listed = modules(listing: file)
    if byFolder.isEmpty { return listed }
    var result = Set(listed)
    forEachEntry(around: file) { _, entry in
      if entry.compiles(file) { result.insert(entry.module) }
    }
    return result.sorted()
  }

  /// Returns the indices of the modules whose targets list the file, ascending.
  func modules(listing file: String) -> [Int] {
    byFile.isEmpty ? [] : byFile[PathKey(file)] ?? []
  }

  /// Returns the indices of the modules that take a file by a folder. A target of Bazel or
  /// CocoaPods is left out unless its folder is around that of the package, because it may be
  /// another way of building the package.
  func modules(takingByFolder file: String, fromPackageIn package: String) -> [Int] {
    var result: Set<Int> = []
    forEachEntry(around: file) { folder, entry in
      let maySharePackages = entry.origin == .bazel || entry.origin == .cocoaPods
      if maySharePackages, folder == package || !isBelow(package, folder) { return }
      if entry.compiles(file) { result.insert(entry.module) }
    }
    return result.sorted()
  }

  /// Returns the targets that may compile files in a folder, as the indices of their modules, with
  /// the folders of their projects.
  func targets(reaching folder: String) -> [(module: Int, project: String)] {
    var result: [(module: Int, project: String)] = []
    forEachEntry(around: folder) { _, entry in
      if entry.mayCompileBelow(folder) { result.append((entry.module, entry.folder)) }
    }
    return result
  }

  private func forEachEntry(around path: String, _ body: (_ folder: String, Entry) -> Void) {
    var path = path
    while !path.isEmpty, path != "/" {
      path = RelativePath.folder(of: path)
      for entry in byFolder[PathKey(path)] ?? [] { body(path, entry) }
    }
  }
}

extension WorkspaceModule {
  init(_ target: ProjectTarget, of project: ProjectDescription) {
    self.init(
      name: target.module.name, target: target.name, platforms: target.platforms,
      builds: target.builds, kind: Kind(target.kind), isTest: target.kind.isTest,
      package: project.folder, manifest: project.path,
      usesPlugins: false, declaredDependencies: nil)
  }
}

extension WorkspaceModule.Kind {
  fileprivate init(_ kind: TargetKind) {
    switch kind {
    case .framework, .library: self = .library
    case .unitTests, .interfaceTests: self = .test
    case .application, .appExtension, .tool, .service, .bundle, .aggregate, .other:
      self = .executable
    }
  }
}
