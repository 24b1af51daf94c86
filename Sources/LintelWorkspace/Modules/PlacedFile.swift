/// A source file with the position of its module.
struct PlacedFile {
  let path: String
  /// Whether a symbolic link is on the path.
  let isLinked: Bool
  /// 0 if no target claims the file.
  private(set) var module: Int
  let isTest: Bool
}

extension PlacedFile {
  /// The file that all of `places` lead to; `nil` if there are none.
  ///
  /// - Parameter places: the path without links first, then by path.
  static func chosen(among places: [PlacedFile], leavingTestsOut: Bool) -> PlacedFile? {
    let code = leavingTestsOut ? places.filter { !$0.isTest } : []
    let candidates = code.isEmpty ? places : code
    guard var file = candidates.first else { return nil }
    // A target may consist of links to files that lie where no target looks.
    let claimed = candidates.first { $0.module != 0 && $0.isTest == file.isTest }
    guard file.module == 0, let claimed else { return file }
    if file.isLinked { return claimed }
    file.module = claimed.module
    return file
  }
}

extension ModuleMap {
  /// The file with its module; `nil` if its target declares it to be no source.
  ///
  /// - Parameter tests: says which files of no target lie in folders for tests.
  func placed(_ file: FoundFile, _ tests: inout TestFolders) -> PlacedFile? {
    let module: Int
    switch place(of: file.path) {
    case .module(let position): module = position
    case .unclaimed: module = 0
    case .excluded: return nil
    }
    return PlacedFile(
      path: file.path, isLinked: file.isLinked, module: module,
      isTest: modules[module].isTest || tests.hold(file.path))
  }

  /// Whether no manifest says of a file whether it is a test.
  func mayBeTest(_ file: String) -> Bool {
    switch place(of: file) {
    case .module(let position): isGuess(position) && !modules[position].isTest
    case .unclaimed: true
    case .excluded: false
    }
  }

  /// Whether no manifest names the module.
  private func isGuess(_ module: Int) -> Bool {
    modules[module].kind == .unclaimed || modules[module].kind == .folder
  }
}
