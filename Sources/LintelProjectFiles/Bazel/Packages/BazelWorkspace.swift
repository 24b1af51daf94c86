import LintelVocabulary

/// The folder that labels such as `//Core:Core` begin at.
struct BazelWorkspace {
  /// Relative to the root of the check.
  let folder: String
  private let others: OtherFiles

  /// The innermost one that a folder is in, or else the root of the check.
  init(around folder: String, others: OtherFiles) {
    self.others = others
    var candidate = folder
    while !candidate.isEmpty, !Self.isWorkspace(candidate, others) {
      candidate = RelativePath.folder(of: candidate)
      if candidate == "/" { candidate = "" }
    }
    self.folder = candidate
  }

  private static func isWorkspace(_ folder: String, _ others: OtherFiles) -> Bool {
    BazelPackage.workspaceFileNames.contains {
      others.has(RelativePath.join(folder, $0))
    }
  }

  /// The folder of a package, relative to this one.
  func package(in folder: String) -> String {
    folder == self.folder ? "" : RelativePath.path(folder, below: self.folder) ?? folder
  }

  /// The rules of another package by name, of which a file that is damaged has none; `nil` if there is
  /// no such package.
  func rules(of package: String) -> [String: BazelRule]? {
    let folder = RelativePath.join(self.folder, package)
    return BazelPackage.fileNames.lazy.compactMap { name in
      others.value(at: RelativePath.join(folder, name), as: .buildFile(package: package)) { bytes in
        BazelRuleTable.byName((try? BuildFile(bytes, package: package))?.rules ?? [])
      }
    }.first
  }
}
