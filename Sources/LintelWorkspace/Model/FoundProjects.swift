import LintelText

/// What says which targets there are, and how many it says.
public struct FoundProjects: Equatable, Sendable, CustomStringConvertible {
  /// Projects of one kind.
  public struct Kind: Equatable, Sendable {
    /// As in `package` or `Xcode project`.
    public let name: String
    public let projectCount: Int
    public let targetCount: Int
  }

  /// Those of which there are any.
  public let kinds: [Kind]
  /// How many files are in no target.
  public let unclaimedFileCount: Int
  /// How many files targets list that are not there, as tools may have yet to make them.
  public let missingFileCount: Int

  /// Such as `1 Xcode project with 21 targets, 2 packages with 5 targets; 12 files in no target`.
  public var description: String {
    guard !kinds.isEmpty else { return "no package or project; all files are one module" }
    let projects = kinds.map {
      "\(counted($0.projectCount, $0.name)) with \(counted($0.targetCount, "target"))"
    }
    let files = unclaimedFileCount == 0 ? "all files" : counted(unclaimedFileCount, "file")
    let missing =
      missingFileCount == 0
      ? "" : "; \(counted(missingFileCount, "listed file")) not there"
    return projects.joined(separator: ", ")
      + "; \(files) in \(unclaimedFileCount == 0 ? "targets" : "no target")" + missing
  }
}
