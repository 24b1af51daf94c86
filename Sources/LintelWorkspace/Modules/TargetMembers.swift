import LintelProjectFiles
import LintelVocabulary

/// Which targets of projects compile a file.
struct TargetMembers {
  private var byFile: [PathKey: [Int]] = [:]
  /// By the path of the folder.
  private var byFolder: [PathKey: [(folder: SynchronizedFolder, module: Int)]] = [:]

  /// - Parameter module: its position, above that of all targets before.
  mutating func add(_ target: ProjectTarget, module: Int) {
    for file in target.files { byFile[PathKey(file.path), default: []].append(module) }
    for folder in target.folders {
      byFolder[PathKey(folder.path), default: []].append((folder, module))
    }
  }

  /// Positions of modules, ascending; empty if no target compiles the file.
  func modules(compiling file: String) -> [Int] {
    let listed = byFile[PathKey(file)] ?? []
    if byFolder.isEmpty { return listed }
    var result = Set(listed)
    var path = file
    while !path.isEmpty {
      path = folder(of: path)
      for entry in byFolder[PathKey(path)] ?? [] where entry.folder.compiles(file) {
        result.insert(entry.module)
      }
    }
    return result.sorted()
  }
}

extension WorkspaceModule {
  init(_ target: ProjectTarget, of project: ProjectDescription) {
    self.init(
      name: target.module.name, kind: Kind(target.kind), isTest: target.kind.isTest,
      target: target.name, package: folder(of: folder(of: project.path)), manifest: project.path,
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
