import LintelProjectFiles
import LintelVocabulary

/// Which targets of projects compile a file.
struct TargetMembers {
  /// How many targets of a file, or of a folder, count: a file is linked once for each of them.
  static let limit = 64

  private var byFile: [PathKey: [Int]] = [:]
  /// By the path of the folder.
  private var byFolder: [PathKey: [Entry]] = [:]

  private struct Entry {
    let module: Int
    /// The project's own.
    let folder: String
    let origin: ProjectOrigin
    let compiles: (String) -> Bool
    let mayCompileBelow: (String) -> Bool
  }

  var isEmpty: Bool { byFile.isEmpty && byFolder.isEmpty }

  /// Whether a target has files without listing them.
  var hasFolders: Bool { !byFolder.isEmpty }

  /// - Parameters:
  ///   - project: which has the target.
  ///   - module: its position, above that of all targets before.
  /// - Returns: the paths that have too many targets without this one, which does not count there.
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

  /// Positions of modules, ascending; empty if no target compiles the file.
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

  /// Positions of the modules whose targets list the file, ascending.
  func modules(listing file: String) -> [Int] {
    byFile.isEmpty ? [] : byFile[PathKey(file)] ?? []
  }

  /// Positions of the modules that have a file by a folder, and are no other way of building the
  /// package that has the file too: tools that build packages themselves may do so.
  func modules(takingByFolder file: String, fromPackageIn package: String) -> [Int] {
    var result: Set<Int> = []
    forEachEntry(around: file) { folder, entry in
      let maySharePackages = entry.origin == .bazel || entry.origin == .cocoaPods
      if maySharePackages, folder == package || !isBelow(package, folder) { return }
      if entry.compiles(file) { result.insert(entry.module) }
    }
    return result.sorted()
  }

  /// The folders of the projects of which targets may compile files in a folder, and the positions of
  /// the targets.
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
