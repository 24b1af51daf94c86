import LintelVocabulary

/// The folder that labels such as `//Core:Core` begin at.
struct BazelWorkspace {
  /// Relative to the root of the check.
  let folder: String
  private let contents: (String) -> [UInt8]?

  /// Beyond it, a file is not read for the groups of files in it alone.
  private static let sizeLimit = 1 << 18

  /// The innermost one that a folder is in, or else the root of the check.
  init(around folder: String, contents: @escaping (String) -> [UInt8]?) {
    self.contents = contents
    var candidate = folder
    while !candidate.isEmpty, !Self.isWorkspace(candidate, contents) {
      candidate = RelativePath.folder(of: candidate)
      if candidate == "/" { candidate = "" }
    }
    self.folder = candidate
  }

  private static func isWorkspace(_ folder: String, _ contents: (String) -> [UInt8]?) -> Bool {
    BazelPackage.workspaceFileNames.contains {
      contents(RelativePath.join(folder, $0)) != nil
    }
  }

  /// The folder of a package, relative to this one.
  func package(in folder: String) -> String {
    folder == self.folder ? "" : RelativePath.path(folder, below: self.folder) ?? folder
  }

  /// The rules of another package, of which a file that is damaged has none; `nil` if there is no such
  /// package.
  func rules(of package: String) -> [BazelRule]? {
    let folder = RelativePath.join(self.folder, package)
    let bytes = BazelPackage.fileNames.lazy.compactMap {
      contents(RelativePath.join(folder, $0))
    }.first
    guard let bytes else { return nil }
    guard bytes.count <= Self.sizeLimit else { return [] }
    return (try? BuildFile(bytes, package: package))?.rules ?? []
  }
}
