import LintelVocabulary

/// Which modules a file belongs to.
extension ModuleMap {
  /// What packages make of a file.
  enum Claim {
    /// Of several packages at most one target each, the innermost first.
    case modules([Int])
    /// A target leaves the file out that has the folder of its package, where code of others may be.
    case besides(Int)
    /// A target declares the file to be no source.
    case excluded(by: Int)
    case unclaimed
  }

  /// What becomes of `file`: of packages the target whose folder is deepest and that compiles it has
  /// it, with the targets of projects that list it; what no package claims, all targets of projects
  /// that compile it have. What was exported for the purpose goes before all.
  func place(of file: String) -> Place {
    let exported = members.exported.modules(compiling: file)
    if !exported.isEmpty { return .modules(exported) }
    switch claim(on: file) {
    case .modules(let own):
      let listed = members.modules(listing: file)
      return .modules(own.count + listed.count == 1 ? own : Set(own + listed).sorted())
    case .excluded:
      let listed = members.modules(listing: file)
      return listed.isEmpty ? .excluded : .modules(listed)
    case .besides(let module):
      let others = members.modules(compiling: file)
      return .modules(others.isEmpty ? [module] : others)
    case .unclaimed:
      let modules = members.modules(compiling: file)
      return modules.isEmpty ? .unclaimed : .modules(modules)
    }
  }

  /// Several packages compile a file where one lies in a folder of a target of the other: to the
  /// package manager, a manifest in there is a source like any other.
  func claim(on file: String) -> Claim {
    if folders.isEmpty { return .unclaimed }
    let holder = RelativePath.folder(of: file)
    var own: [Int] = []
    var besides: Int?
    var excluding: Int?
    for shared in targetsAround[holder] ?? targets(around: holder) {
      let verdict = shared.verdict(on: file)
      if let position = verdict.compiling {
        let candidate = shared.targets[position]
        let package = modules[candidate.module].package
        let isOther = own.allSatisfy { modules[$0].package != package }
        if own.isEmpty || isOther && candidate.isCertain && own.count < TargetMembers.limit {
          own.append(candidate.module)
        }
      }
      besides = besides ?? verdict.besides.map { shared.targets[$0].module }
      excluding = excluding ?? verdict.excluding.map { shared.targets[$0].module }
    }
    if !own.isEmpty { return .modules(own) }
    if let besides { return .besides(besides) }
    return excluding.map { .excluded(by: $0) } ?? .unclaimed
  }

  /// The targets whose folders a folder is or lies in, innermost first.
  func targets(around path: String) -> [SharedFolder] {
    var result: [SharedFolder] = []
    var path = path
    while true {
      result += folders[path] ?? []
      if path.isEmpty { return result }
      path = RelativePath.folder(of: path)
    }
  }

  /// Whether a target compiles a file that is the manifest of a package or of a project: to it, the
  /// file is a source all the same. No tool takes the manifest that says so for a source.
  ///
  /// - Parameter isOfPackage: whether the file is the manifest of a package, or lies beside it: what
  ///   matches a pattern of another tool belongs to the package then.
  func compiles(manifest path: String, isOfPackage: Bool) -> Bool {
    if !members.exported.modules(listing: path).isEmpty { return true }
    if !members.modules(listing: path).isEmpty { return true }
    let isOfTarget = targets(around: RelativePath.folder(of: path)).contains { shared in
      shared.verdict(on: path).compiling.map { shared.targets[$0].isCertain } ?? false
    }
    if isOfTarget { return true }
    return !isOfPackage
      && members.modules(compiling: path).contains { modules[$0].manifest != path }
  }
}
