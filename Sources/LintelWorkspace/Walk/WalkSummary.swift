/// The extent of a search for sources, for the message when it found none.
package struct WalkSummary: Equatable, Sendable {
  /// The number of folders that were searched, including the root.
  package internal(set) var folderCount = 0
  /// The paths of folders that were not searched, relative to the root, sorted; hidden ones are not
  /// listed.
  package internal(set) var prunedFolders: [String] = []
  /// The number of Swift files that the caller did not want.
  package internal(set) var excludedFileCount = 0
}
