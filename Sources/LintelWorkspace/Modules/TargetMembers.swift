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
    let compiles: (String) -> Bool
  }

  var isEmpty: Bool { byFile.isEmpty && byFolder.isEmpty }

  /// - Parameter module: its position, above that of all targets before.
  /// - Returns: the paths that have too many targets without this one, which does not count there.
  mutating func add(_ target: ProjectTarget, module: Int) -> [String] {
    var crowded: [String] = []
    for path in target.files.map(\.path) where !target.excludes(path) {
      if byFile[PathKey(path), default: []].count < Self.limit {
        byFile[PathKey(path), default: []].append(module)
      } else {
        crowded.append(path)
      }
    }
    let folders =
      target.folders.map { (path: $0.path, compiles: $0.compiles) }
      + target.patterns.united.map { (path: $0.folder, compiles: $0.compiles) }
    for (path, compiles) in folders {
      if byFolder[PathKey(path), default: []].count < Self.limit {
        byFolder[PathKey(path), default: []].append(
          Entry(module: module) { compiles($0) && !target.excludes($0) })
      } else {
        crowded.append(path)
      }
    }
    return crowded
  }

  /// Positions of modules, ascending; empty if no target compiles the file.
  func modules(compiling file: String) -> [Int] {
    if isEmpty { return [] }
    let listed = byFile[PathKey(file)] ?? []
    if byFolder.isEmpty { return listed }
    var result = Set(listed)
    var path = file
    while !path.isEmpty {
      path = RelativePath.folder(of: path)
      for entry in byFolder[PathKey(path)] ?? [] where entry.compiles(file) {
        result.insert(entry.module)
      }
    }
    return result.sorted()
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
