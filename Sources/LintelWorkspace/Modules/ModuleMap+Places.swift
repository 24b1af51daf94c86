import LintelVocabulary

/// The modules that a file belongs to.
extension ModuleMap {
  /// The verdict of packages on a file.
  enum Claim {
    /// Modules that compile the file: at most one target of each package, the innermost first.
    case modules([Int])
    /// A target excludes the file, but its folder is the whole package, which may contain code of
    /// other targets. The file belongs to the project targets that compile it, or else to this one.
    case besides(Int)
    /// A target declares that the file is not a source.
    case excluded(by: Int)
    case unclaimed
  }

  /// Returns the modules of `file`. Targets that were exported take precedence over all others.
  /// Among packages, the target that compiles the file and whose folder is deepest has it, together
  /// with the project targets that list it. A file that no package claims belongs to all project
  /// targets that compile it.
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

  /// Returns the verdict of packages on a file. Several packages compile it where one package lies
  /// in the folder of another package's target, because the package manager treats the inner
  /// manifest as a source like any other.
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

  /// Returns the targets whose folders contain a path, or are at it, the innermost first.
  func targets(around path: String) -> [SharedFolder] {
    var result: [SharedFolder] = []
    var path = path
    while true {
      result += folders[path] ?? []
      if path.isEmpty { return result }
      path = RelativePath.folder(of: path)
    }
  }

  /// Whether a target compiles a file that is the manifest of a package or of a project: for the
  /// target, the file is an ordinary source. A pattern never means the manifest that contains it.
  ///
  /// - Parameter isOfPackage: whether the file is the manifest of a package, or lies beside one.
  ///   Then a pattern of another tool that matches it is ignored, because the file belongs to the
  ///   package.
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
