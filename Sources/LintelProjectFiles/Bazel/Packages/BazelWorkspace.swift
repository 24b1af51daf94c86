import LintelVocabulary

/// The folder to which labels such as `//Core:Core` are relative.
struct BazelWorkspace {
  /// The path of the folder, relative to the root of the check.
  let folder: String
  private let others: OtherFiles

  /// Finds the innermost workspace around a folder, or else uses the root of the check.
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

  /// Returns the folder of a package, relative to this workspace.
  func package(in folder: String) -> String {
    folder == self.folder ? "" : RelativePath.path(folder, below: self.folder) ?? folder
  }

  /// Returns the rules of another package by name; `nil` if there is no such package. A damaged
  /// file has no rules.
  func rules(of package: String) -> [String: BazelRule]? {
    let folder = RelativePath.join(self.folder, package)
    return BazelPackage.fileNames.lazy.compactMap { name in
      others.value(at: RelativePath.join(folder, name), as: .buildFile(package: package)) { bytes in
        BazelRuleTable.byName((try? BuildFile(bytes, package: package))?.rules ?? [])
      }
    }.first
  }
}
