/// A source file with the indices of its modules.
struct PlacedFile {
  let path: String
  /// Whether a symbolic link is on the path.
  let isLinked: Bool
  /// The indices of the modules, ascending; empty if no target claims the file.
  private(set) var modules: [Int]
  let isTest: Bool
  /// Whether the file lies outside of the checkout.
  var isOutside = false
}

extension PlacedFile {
  /// Returns the path, the modules and the sort of a file to which several paths lead because of
  /// links; `nil` if `places` is empty.
  ///
  /// The first place decides about the path, unless no target claims it and it is linked: then the
  /// first claimed one of the same sort, test or not, does. The targets that claim any place of this
  /// sort all compile the file: both `Sources/A/Lock.swift` and `Sources/B/Lock.swift` may lead to
  /// `Platform/Lock.swift`.
  ///
  /// - Parameters:
  ///   - places: the file under each of its paths: the path without links first, then sorted by
  ///     path.
  ///   - leavingTestsOut: whether places that are tests are passed over if any other place exists.
  static func chosen(among places: [PlacedFile], leavingTestsOut: Bool) -> PlacedFile? {
    let code = leavingTestsOut ? places.filter { !$0.isTest } : []
    let candidates = code.isEmpty ? places : code
    guard var file = candidates.first else { return nil }
    let claimed = candidates.filter { !$0.modules.isEmpty && $0.isTest == file.isTest }
    guard let first = claimed.first else { return file }
    if file.modules.isEmpty, file.isLinked { file = first }
    if claimed.count == 1 {
      file.modules = first.modules
    } else {
      let modules = Set(claimed.flatMap(\.modules)).sorted()
      file.modules = Array(modules.prefix(TargetMembers.limit))
    }
    return file
  }
}

extension ModuleMap {
  /// Returns the file with its modules; `nil` if its target declares that it is not a source.
  ///
  /// - Parameter tests: decides whether the file lies in a folder for tests.
  func placed(_ file: FoundFile, _ tests: inout TestFolders) -> PlacedFile? {
    let modules: [Int]
    switch place(of: file.path) {
    case .modules(let positions): modules = positions
    case .unclaimed: modules = []
    case .excluded: return nil
    }
    let areTests = !modules.isEmpty && modules.allSatisfy(isCertainlyTest)
    return PlacedFile(
      path: file.path, isLinked: file.isLinked, modules: modules,
      isTest: areTests || tests.hold(file.path))
  }

  private func isCertainlyTest(_ module: Int) -> Bool {
    modules[module].isTest && !uncertainTests.contains(module)
  }

  /// Whether no manifest says for certain if a file is a test: no target claims the file, or one of
  /// its modules is a folder that is not known to contain tests, or a test module whose files may
  /// also belong to unknown targets.
  func isTestUndecided(_ file: String) -> Bool {
    switch place(of: file) {
    case .modules(let positions):
      positions.contains {
        modules[$0].kind == .folder && !modules[$0].isTest || uncertainTests.contains($0)
      }
    case .unclaimed: true
    case .excluded: false
    }
  }
}
