/// What the search for sources met, for a message when it found none.
public struct WalkSummary: Equatable, Sendable {
  /// Folders looked into, the root included.
  public internal(set) var folderCount = 0
  /// Folders that were not looked into, relative to the root, sorted; hidden ones are not named.
  public internal(set) var prunedFolders: [String] = []
  /// Swift files that the caller did not want.
  public internal(set) var excludedFileCount = 0
}
